import type { Recipe } from '../../contract/recipes'
import { recipeAccess } from './hasRecipeAccess'

/** The recipes that the person may see (shared/product/diet.md#recipe-access); an empty list means the locked modal. */
export function accessibleRecipes<R extends Pick<Recipe, 'mealCategories'>>(
  recipes: readonly R[],
  courseTitles: readonly string[],
): R[] {
  return recipes.filter(recipeAccess(courseTitles))
}
