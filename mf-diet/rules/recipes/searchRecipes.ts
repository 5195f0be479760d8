import { searchBy } from 'shared/text/searchBy'
import type { Recipe } from '../../contract/recipes'

type Searchable = Pick<Recipe, 'name' | 'mealTime' | 'mealCategories' | 'mealSubCategories'>

/** A search over recipes by name, ingredient and tag. */
export function searchRecipes<R extends Searchable>(
  recipes: readonly R[],
  ingredientNamesOf: (recipe: R) => readonly string[],
): (query: string) => R[] {
  return searchBy(recipes, recipe => [
    recipe.name,
    ...recipe.mealTime,
    ...recipe.mealCategories,
    ...recipe.mealSubCategories,
    ...ingredientNamesOf(recipe),
  ])
}
