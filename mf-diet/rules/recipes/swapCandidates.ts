import type { Recipe } from '../../contract/recipes'
import { asWritten } from './asWritten'

type Swappable = Pick<Recipe, 'id' | 'mealTime' | 'mealCategories' | 'mealSubCategories'>

/**
 * The recipes that can replace a recipe, by one of its tags (shared/product/diet.md#recipe-swap): they have that tag as
 * category, subcategory or meal time, and the current recipe's first meal time, which decides the slot. The week swaps
 * by meal time, with `current.mealTime[0]` as the tag.
 */
export function swapCandidates<R extends Swappable>(
  tag: string,
  current: Swappable,
  recipes: readonly R[],
): R[] {
  const wanted = asWritten(tag)
  // Thousands of recipes share a few tags: each is compared once.
  const known = new Map<string, boolean>()
  const isTag = (own: string) => {
    const same = known.get(own) ?? asWritten(own) === wanted
    known.set(own, same)
    return same
  }
  return recipes.filter(
    recipe =>
      recipe.id !== current.id &&
      recipe.mealTime[0] === current.mealTime[0] &&
      [recipe.mealCategories, recipe.mealSubCategories, recipe.mealTime].some(tags => tags.some(isTag)),
  )
}
