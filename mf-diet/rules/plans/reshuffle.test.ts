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

test('picks a recipe other than the current one', () => {
  expect(reshuffle(plan, 'dinner', recipes, known, () => 0)?.id).toBe(2)
})

test('answers undefined when there is only one recipe', () => {
  expect(reshuffle(plan, 'meal', recipes, known, () => 0)).toBeUndefined()
})

test('does not offer the only other recipe to a person who is allergic to it', () => {
  const exclusions = [{ alimentId: 70, reason: 'allergy' as const }]
  expect(reshuffle(plan, 'dinner', recipes, { ...known, exclusions }, () => 0)).toBeUndefined()
})

test('replaces a withdrawn recipe by any other', () => {
  expect(reshuffle({ ...plan, meal: 999 }, 'meal', recipes, known, () => 0)?.id).toBe(3)
})
