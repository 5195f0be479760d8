import type { RatingMark } from '../../contract/ratings'

/**
 * Whether a recipe that was opened outside a plan counts as consumed: the person has any comment on it
 * (shared/product/diet.md#consumed). A meal of a plan is `isMealConsumed`.
 */
export function isConsumed(
  ratings: readonly Pick<RatingMark, 'recipeId'>[],
  recipeId: number | null,
): boolean {
  return ratings.some(rating => rating.recipeId === recipeId)
}
