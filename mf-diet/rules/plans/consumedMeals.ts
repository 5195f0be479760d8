import type { Slot } from '../../contract/mealPlans'
import type { RatingMark } from '../../contract/ratings'

/** A meal of a day's plan. */
export interface PlannedMeal {
  day: string
  slot: Slot
  /** Null for an empty slot, which is never consumed. */
  recipeId: number | null
}

/** The fields of a rating by which it marks a meal. */
export type MealMark = Pick<RatingMark, 'recipeId' | 'day' | 'slot' | 'consumed'>

/**
 * The ratings by which a meal of a plan counts as consumed (shared/product/diet.md#consumed): those of its recipe on
 * its day, sent from this meal or outside a plan, that were not unmarked.
 */
export function marksOfMeal<M extends MealMark>(
  ratings: readonly M[],
  { day, slot, recipeId }: PlannedMeal,
): M[] {
  return ratings.filter(
    mark =>
      mark.consumed &&
      mark.recipeId === recipeId &&
      mark.day === day &&
      (mark.slot === null || mark.slot === slot),
  )
}

/** Whether a meal of a plan is consumed: on its own day alone. */
export function isMealConsumed(ratings: readonly MealMark[], meal: PlannedMeal): boolean {
  return marksOfMeal(ratings, meal).length > 0
}
