import type { MealPlanBody } from '../../contract/mealPlans'
import { allergicFoods, unconfirmed } from './allergicFoods'
import { allergyWords, avoidedWords } from './allergyWords'

const plan: MealPlanBody = {
  day: '2026-11-25',
  breakfast: 1,
  snack_morning: null,
  meal: 2,
  snack_afternoon: null,
  dinner: 1,
}
const ingredients = [
  { recipeId: 1, aliment: 10 },
  { recipeId: 1, aliment: 11 },
  { recipeId: 2, aliment: 12 },
]
const ingredientsOf = (id: number) => ingredients.filter(({ recipeId }) => recipeId === id)
const nuts = { alimentId: 10, reason: 'allergy' } as const

test('the allergic foods of each meal, after swaps; dislikes are none', () => {
  const exclusions = [nuts, { alimentId: 12, reason: 'dislike' } as const]
  expect(allergicFoods(plan, ingredientsOf, exclusions, [])).toEqual([
    { slot: 'breakfast', exclusion: nuts },
    { slot: 'dinner', exclusion: nuts },
  ])
  const swaps = [
    { recipeId: 1, alimentId: 10, alimentNewId: 11 },
    { recipeId: 2, alimentId: 12, alimentNewId: 10 },
  ]
  expect(allergicFoods(plan, ingredientsOf, exclusions, swaps)).toEqual([{ slot: 'meal', exclusion: nuts }])
})

test('a food that the person confirmed for the plan is asked about no more', () => {
  const found = allergicFoods(plan, ingredientsOf, [nuts], [])
  expect(unconfirmed(found, plan)).toEqual(found)
  expect(unconfirmed(found, { ...plan, confirmed: [11] })).toEqual(found)
  expect(unconfirmed(found, { ...plan, confirmed: [10] })).toEqual([])
})

test('the words say whether it holds the allergen or nobody knows', () => {
  expect(allergyWords('Nuez', {})).toBe('Nuez (alergia)')
  expect(allergyWords('Huevo', { because: { allergens: ['Huevo'], unknown: false } })).toBe('Huevo (alergia)')
  expect(allergyWords('Surimi', { because: { allergens: ['Crustáceos', 'Huevo'], unknown: false } })).toBe(
    'Surimi (alergia: crustáceos, huevo)',
  )
  expect(allergyWords('Jamón', { because: { allergens: ['Leche', 'Soya'], unknown: true } })).toBe(
    'Jamón (no sabemos si lleva leche o soya)',
  )
})

test('a food that the person dislikes has its name alone', () => {
  expect(avoidedWords('Hígado', { reason: 'dislike' })).toBe('Hígado')
  expect(avoidedWords('Nuez', { reason: 'allergy' })).toBe('Nuez (alergia)')
})
