import { candidatesFor, proposePlan } from './proposePlan'

const recipes = [
  { id: 1, mealTime: ['Desayuno'] },
  { id: 2, mealTime: ['Desayuno', 'Cena'] },
  { id: 3, mealTime: ['Comida'] },
  { id: 4, mealTime: ['Colación de la Mañana', 'Colación de la Tarde'] },
]

test('one recipe per slot, out of those that fit it (section 4, Meal plan)', () => {
  expect(proposePlan(recipes, '2026-11-21', () => 0)).toEqual({
    day: '2026-11-21',
    breakfast: 1,
    snack_morning: 4,
    meal: 3,
    snack_afternoon: 4,
    dinner: null,
  })
  expect(proposePlan(recipes, '2026-11-21', () => 0.99).breakfast).toBe(2)
})

test('the first meal time decides: a second one of Cena does not make a dinner (section 3)', () => {
  expect(candidatesFor('dinner', recipes)).toEqual([])
})

test('no recipes, an empty plan', () => {
  expect(Object.values(proposePlan([], '2026-11-21', () => 0))).toEqual([
    '2026-11-21',
    null,
    null,
    null,
    null,
    null,
  ])
})
