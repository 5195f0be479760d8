import type { MealPlanBody } from '../contract'
import { reasonsAgainst } from './reasonsAgainst'

const recipes = [1, 2, 3].map(id => ({ id }))
const empty = { plans: [], ratings: [], exclusions: [], alimentsOf: () => [] }
const against = (circumstances: Partial<Parameters<typeof reasonsAgainst<{ id: number }>>[2]>) =>
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

test('a food left out speaks against the recipes that have it for this person', () => {
  const aliments: Record<number, number[]> = { 1: [70, 80], 2: [80], 3: [90] }
  const { allergic, disliked } = against({
    exclusions: [
      { alimentId: 70, reason: 'allergy' },
      { alimentId: 80, reason: 'dislike' },
    ],
    alimentsOf: ({ id }) => aliments[id] ?? [],
  })
  expect([[...allergic], [...disliked]]).toEqual([[1], [1, 2]])
})
