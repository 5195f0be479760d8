import type { Recipe } from '../../contract/recipes'
import { asWritten } from './asWritten'

type Categorised = Pick<Recipe, 'mealCategories'>

/**
 * Whether one of the recipe's categories equals, whatever the case, the title of a course that the person bought
 * (shared/product/diet.md#recipe-access).
 */
export function hasRecipeAccess(recipe: Categorised, courseTitles: readonly string[]): boolean {
  return recipeAccess(courseTitles)(recipe)
}

/** The same check for many recipes: they share a few categories, each of which is compared once. */
export function recipeAccess(courseTitles: readonly string[]): (recipe: Categorised) => boolean {
  const titles = new Set(courseTitles.map(asWritten))
  const known = new Map<string, boolean>()
  const isTitle = (category: string) => {
    const is = known.get(category) ?? titles.has(asWritten(category))
    known.set(category, is)
    return is
  }
  return recipe => recipe.mealCategories.some(isTitle)
}
