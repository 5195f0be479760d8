import type { MealPlanBody, Recipe, Slot } from '../contract'
import { pickRandom } from './pickRandom'
import { slotsOf } from './slotsOf'

type Candidate = Pick<Recipe, 'id' | 'mealTime'>

/**
 * Specification, 4, "Meal plan": a day without a plan is proposed one random recipe per slot, out of the recipes
 * the person may see. A slot that no recipe fits stays empty.
 */
export function proposePlan(recipes: readonly Candidate[], day: string, random: () => number): MealPlanBody {
  const pick = (slot: Slot) => pickRandom(candidatesFor(slot, recipes), random)?.id ?? null
  return {
    day,
    breakfast: pick('breakfast'),
    snack_morning: pick('snack_morning'),
    meal: pick('meal'),
    snack_afternoon: pick('snack_afternoon'),
    dinner: pick('dinner'),
  }
}

export function candidatesFor<R extends Pick<Recipe, 'mealTime'>>(slot: Slot, recipes: readonly R[]): R[] {
  return recipes.filter(recipe => slotsOf(recipe).includes(slot))
}
