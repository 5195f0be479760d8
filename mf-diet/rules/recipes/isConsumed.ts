import type { RatingMark } from '../../contract'

/** Whether a recipe counts as consumed: the person has a comment on it (shared/product/diet.md#consumed). */
export function isConsumed(
  ratings: readonly Pick<RatingMark, 'recipeId'>[],
  recipeId: number | null,
): boolean {
  return ratings.some(rating => rating.recipeId === recipeId)
}
