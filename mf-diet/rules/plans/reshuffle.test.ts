import { reshuffle } from './reshuffle'

const recipes = [
  { id: 1, mealTime: ['Cena'], ingredients: [] },
  { id: 2, mealTime: ['Cena'], ingredients: [{ aliment: 70, quantity: 1, recipeId: 2 }] },
  { id: 3, mealTime: ['Comida'], ingredients: [] },
]
const plan = {
  day: '2026-11-21',
  breakfast: null,
  snack_morning: null,
  meal: 3,
  snack_afternoon: null,
  dinner: 1,
}
const known = { plans: [plan], ratings: [], exclusions: [], swaps: [] }

test('another recipe than the one that is there', () => {
  expect(reshuffle(plan, 'dinner', recipes, known, () => 0)?.id).toBe(2)
})

test('where there is only one, there is no other', () => {
  expect(reshuffle(plan, 'meal', recipes, known, () => 0)).toBeUndefined()
})

test('the only other one is not offered to whom it would harm', () => {
  const exclusions = [{ alimentId: 70, reason: 'allergy' as const }]
  expect(reshuffle(plan, 'dinner', recipes, { ...known, exclusions }, () => 0)).toBeUndefined()
})

test('a withdrawn recipe is replaced by any', () => {
  expect(reshuffle({ ...plan, meal: 999 }, 'meal', recipes, known, () => 0)?.id).toBe(3)
})
