import type { Recipe } from '../contract'
import { asWritten } from './asWritten'

/**
 * Specification, 5, "Recipes": a recipe is the person's when one of its categories equals, whatever the case,
 * the title of a course they have bought.
 */
export function hasRecipeAccess(
  recipe: Pick<Recipe, 'mealCategories'>,
  courseTitles: readonly string[],
): boolean {
  const titles = new Set(courseTitles.map(asWritten))
  return recipe.mealCategories.some(category => titles.has(asWritten(category)))
}
