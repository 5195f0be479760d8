import type { MealPlanBody } from '../../contract'

/** The recipes of a day, as far as there are any. */
export function recipesOfPlan({
  breakfast,
  snack_morning,
  meal,
  snack_afternoon,
  dinner,
}: MealPlanBody): number[] {
  return [breakfast, snack_morning, meal, snack_afternoon, dinner].filter(id => id !== null)
}
