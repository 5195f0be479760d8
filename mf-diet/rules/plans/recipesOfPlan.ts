import type { MealPlanBody } from '../../contract'
import { MEAL_SLOTS } from './slots'

/** The ids of a day's recipes, in the order of its meals; a meal without a recipe has none. */
export function recipesOfPlan(plan: MealPlanBody): number[] {
  return MEAL_SLOTS.map(slot => plan[slot]).filter(id => id !== null)
}
