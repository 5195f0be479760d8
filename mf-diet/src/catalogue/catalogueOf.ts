import type { Aliment, Recipe } from '../../contract'
import { accessibleRecipes } from '../../rules/accessibleRecipes'

export interface Catalogue {
  /** Every recipe there is; none means that nothing has been published. */
  recipes: readonly Recipe[]
  /** Those of the courses the person bought (specification, 5, "Recipes"). */
  accessible: readonly Recipe[]
  recipeOf: (id: number | null) => Recipe | undefined
  alimentOf: (id: number) => Aliment | undefined
}

/** Recipes and aliments, found by their ids, for a person who bought the courses of these titles. */
export function catalogueOf(
  recipes: readonly Recipe[],
  aliments: readonly Aliment[],
  titles: readonly string[],
): Catalogue {
  const recipesById = new Map(recipes.map(recipe => [recipe.id, recipe]))
  const alimentsById = new Map(aliments.map(aliment => [aliment.id, aliment]))
  return {
    recipes,
    accessible: accessibleRecipes(recipes, titles),
    recipeOf: id => (id === null ? undefined : recipesById.get(id)),
    alimentOf: id => alimentsById.get(id),
  }
}
