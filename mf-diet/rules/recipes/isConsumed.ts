import type { RatingMark } from '../../contract'

/** Specification, 4, "Recipe view": a recipe counts as consumed when the person already has a comment on it. */
export function isConsumed(
  ratings: readonly Pick<RatingMark, 'recipeId'>[],
  recipeId: number | null,
): boolean {
  return ratings.some(rating => rating.recipeId === recipeId)
}
