import fc from 'fast-check'
import { seeded } from 'shared/testing/seeded'
import type { Exclusion } from '../../contract/foods'
import type { MealPlanBody } from '../../contract/mealPlans'
import type { Score } from '../../contract/ratings'
import { candidatesFor } from '../recipes/candidatesFor'
import { proposePlan } from './proposePlan'
import type { Circumstances } from './reasonsAgainst'
import { recipesOfPlan } from './recipesOfPlan'
import { MEAL_SLOTS } from './slots'

const MORNING = 'Colación de la Mañana'
const AFTERNOON = 'Colación de la Tarde'

const dish = (id: number, mealTime: string[], aliments: number[] = []) => ({
  id,
  mealTime,
  ingredients: aliments.map(aliment => ({ aliment, quantity: 1, recipeId: id })),
})
const recipes = [
  dish(1, ['Desayuno']),
  dish(2, ['Desayuno', 'Cena']),
  dish(3, ['Comida']),
  dish(4, [MORNING, AFTERNOON]),
]
const empty: Circumstances = { plans: [], ratings: [], exclusions: [], swaps: [] }

test('proposes one recipe per slot, out of those that fit it', () => {
  expect(proposePlan('2026-11-21', recipes, empty, () => 0)).toEqual({
    day: '2026-11-21',
    breakfast: 1,
    snack_morning: 4,
    meal: 3,
    snack_afternoon: 4,
    dinner: null,
  })
  expect(proposePlan('2026-11-21', recipes, empty, () => 0.99).breakfast).toBe(2)
})

test('without recipes the plan is empty', () => {
  expect(recipesOfPlan(proposePlan('2026-11-21', [], empty, () => 0))).toEqual([])
})

test('the two snacks of a day differ where there are two', () => {
  const two = [...recipes, dish(5, [AFTERNOON, MORNING])]
  const plan = proposePlan('2026-11-21', two, empty, () => 0)
  expect([plan.snack_morning, plan.snack_afternoon]).toEqual([4, 5])
})

const manyDinners = Array.from({ length: 7 }, (_, i) => dish(i + 1, ['Cena']))

test('a week of proposals repeats no dinner while there are seven', () => {
  const plans: MealPlanBody[] = []
  for (const date of ['15', '16', '17', '18', '19', '20', '21']) {
    plans.push(proposePlan(`2026-11-${date}`, manyDinners, { ...empty, plans }, () => 0))
  }
  expect(new Set(plans.map(plan => plan.dinner)).size).toBe(7)
})

const scores = fc.constantFrom<Score>('PODRIA_MEJORAR', 'ESTUVO_BIEN', 'FUE_GENIAL')
const aliments = fc.integer({ min: 1, max: 4 })
const exclusion = fc.record<Exclusion>({
  alimentId: aliments,
  reason: fc.constantFrom<'allergy' | 'dislike'>('allergy', 'dislike'),
})
const rating = fc.record({ recipeId: fc.integer({ min: 1, max: 8 }), score: scores })
const anyDish = fc
  .tuple(
    fc.integer({ min: 1, max: 8 }),
    fc.constantFrom<string[]>(['Desayuno'], ['Comida'], ['Cena'], [MORNING], [AFTERNOON, MORNING]),
    fc.array(aliments, { maxLength: 2 }),
  )
  .map(parts => dish(...parts))

test('over 2,000 seeds a slot stays empty only when no recipe without allergens fits it, and none has an allergen', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyDish, { selector: recipe => recipe.id, maxLength: 8 }),
      fc.uniqueArray(exclusion, { selector: ({ alimentId }) => alimentId, maxLength: 3 }),
      fc.array(rating, { maxLength: 8 }),
      fc.integer(),
      (dishes, exclusions, ratings, seed) => {
        const random = seeded(seed)
        const plans: MealPlanBody[] = []
        const known = { ...empty, exclusions, ratings }
        for (const day of ['2026-11-15', '2026-11-16', '2026-11-17']) {
          plans.push(proposePlan(day, dishes, { ...known, plans }, random))
        }
        const allergens = exclusions.filter(e => e.reason === 'allergy').map(e => e.alimentId)
        const safe = dishes.filter(
          recipe => !recipe.ingredients.some(({ aliment }) => allergens.includes(aliment)),
        )
        // One expectation for all slots: thousands of them took longer than the rule.
        const wrong = plans.flatMap(plan =>
          MEAL_SLOTS.filter(slot => {
            const fitting = candidatesFor(slot, safe).map(recipe => recipe.id)
            const chosen = plan[slot]
            return chosen === null ? fitting.length > 0 : !fitting.includes(chosen)
          }).map(slot => [plan.day, slot]),
        )
        expect(wrong).toEqual([])
      },
    ),
    { numRuns: 2_000 },
  )
})
