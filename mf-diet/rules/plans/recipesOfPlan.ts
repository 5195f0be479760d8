import type { MealPlanBody } from '../../contract/mealPlans'
import { MEAL_SLOTS } from './slots'

/** The ids of a day's recipes, in the order of its meals, without empty slots. */
export function recipesOfPlan(plan: MealPlanBody): number[] {
  return MEAL_SLOTS.map(slot => plan[slot]).filter(id => id !== null)
}
