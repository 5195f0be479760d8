import type { Recipe } from '../../contract'
import { recipeAccess } from './hasRecipeAccess'

/** Specification, 5, "Recipes": those that are shown; none of them means the locked modal. */
export function accessibleRecipes<R extends Pick<Recipe, 'mealCategories'>>(
  recipes: readonly R[],
  courseTitles: readonly string[],
): R[] {
  return recipes.filter(recipeAccess(courseTitles))
}
