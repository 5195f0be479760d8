import type { MealPlanBody } from '../../contract/mealPlans'
import { type Circumstances, reasonsAgainst } from './reasonsAgainst'

const recipes = [
  { id: 1, aliments: [70, 80] },
  { id: 2, aliments: [80] },
  { id: 3, aliments: [90] },
].map(({ id, aliments }) => ({
  id,
  ingredients: aliments.map(aliment => ({ aliment, quantity: 1, recipeId: id })),
}))
const empty = { plans: [], ratings: [], exclusions: [], swaps: [] }
const against = (circumstances: Partial<Circumstances>) =>
  reasonsAgainst('2026-11-16', recipes, { ...empty, ...circumstances })

function dinnerOn(day: string, dinner: number): MealPlanBody {
  return { day, breakfast: null, snack_morning: null, meal: null, snack_afternoon: null, dinner }
}

test.each([
  ['2026-11-12', false, false],
  ['2026-11-13', false, true],
  ['2026-11-14', false, true],
  ['2026-11-15', true, true],
  ['2026-11-16', true, false],
  ['2026-11-21', true, false],
  ['2026-11-22', false, false],
  ['2026-10-15', false, false],
  ['2025-11-16', false, false],
])(
  'seen from Monday the 16th, a dinner of %s is of the same week: %s; of the last days: %s',
  (day, week, last) => {
    const reasons = against({ plans: [dinnerOn(day, 2)] })
    expect([reasons.sameWeek.has(2), reasons.lastDays.has(2)]).toEqual([week, last])
    expect(reasons.sameWeek.has(1)).toBe(false)
  },
)

test('the last rating of a recipe counts', () => {
  const { badlyRated } = against({
    ratings: [
      { recipeId: 1, score: 'FUE_GENIAL' },
      { recipeId: 2, score: 'PODRIA_MEJORAR' },
      { recipeId: 1, score: 'PODRIA_MEJORAR' },
      { recipeId: 2, score: 'ESTUVO_BIEN' },
    ],
  })
  expect([...badlyRated]).toEqual([1])
})

test('an excluded food counts against the recipes that hold it, unless the person has swapped it', () => {
  const exclusions = [
    { alimentId: 70, reason: 'allergy' as const },
    { alimentId: 80, reason: 'dislike' as const },
  ]
  const without = against({ exclusions })
  expect([[...without.allergic], [...without.disliked]]).toEqual([[1], [2]])
  const swapped = against({ exclusions, swaps: [{ recipeId: 1, alimentId: 70, alimentNewId: 71 }] })
  expect([[...swapped.allergic], [...swapped.disliked]]).toEqual([[], [1, 2]])
})
