import type { Database } from 'shared/server/database/database'
import { conflict, type Refused } from 'shared/server/http/outcome'
import type { MealPlan, MealPlanBody } from '../../contract/mealPlans'
import { allergyMessages, planRefusals } from '../../messages'
import { type AllergicFood, allergicFoods, unconfirmed } from '../../rules/allergens/allergicFoods'
import { allergyWords } from '../../rules/allergens/allergyWords'
import { recipesOfPlan } from '../../rules/plans/recipesOfPlan'
import { MEAL_SLOTS } from '../../rules/plans/slots'
import { alimentsByIds, foodsOfRecipes } from '../catalogue/catalogueStore'
import { exclusionsOf } from '../exclusions/exclusionStore'
import { swapsOf } from '../swaps/swapStore'

/**
 * The foods of a plan that the person avoids by an allergy and has confirmed, to be stored with it; 409 where one is
 * not confirmed. A slot that keeps its recipe is checked too: the allergy may be newer than the plan.
 */
export async function confirmedFoods(
  database: Database,
  userId: number,
  plan: MealPlanBody,
  saved: MealPlan | undefined,
): Promise<number[] | Refused> {
  const exclusions = await exclusionsOf(database, userId)
  if (!exclusions.some(({ reason }) => reason === 'allergy')) return []
  const [foods, swaps] = await Promise.all([
    foodsOfRecipes(database, recipesOfPlan(plan)),
    swapsOf(database, userId),
  ])
  const ingredientsOf = (id: number) => foods.filter(({ recipeId }) => recipeId === id)
  const found = allergicFoods(plan, ingredientsOf, exclusions, swaps)
  const confirmed = [...(plan.confirmed ?? []), ...(saved?.confirmed ?? [])]
  const left = unconfirmed(found, { ...plan, confirmed })
  if (left.length > 0) return refusal(database, left)
  return [...new Set(found.map(({ exclusion }) => exclusion.alimentId))]
}

async function refusal(database: Database, left: readonly AllergicFood[]): Promise<Refused> {
  const aliments = await alimentsByIds(
    database,
    left.map(({ exclusion }) => exclusion.alimentId),
  )
  const wordsOf = ({ exclusion }: AllergicFood) =>
    allergyWords(aliments.get(exclusion.alimentId)?.alimentos ?? '', exclusion)
  const errors = MEAL_SLOTS.flatMap(slot => {
    const ofSlot = left.filter(food => food.slot === slot)
    return ofSlot.length > 0 ? [[slot, allergyMessages.holds(ofSlot.map(wordsOf).join(', '))]] : []
  })
  return conflict(planRefusals.allergic, Object.fromEntries(errors))
}
