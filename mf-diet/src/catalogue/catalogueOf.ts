import type { Aliment } from '../../contract/foods'
import type { Ingredient, Recipe, RecipeSwap } from '../../contract/recipes'
import { type ShownIngredient, swappedIngredients, takenInstead } from '../../rules/foods/swappedIngredients'
import { accessibleRecipes } from '../../rules/recipes/accessibleRecipes'

export interface Catalogue {
  /** All recipes; an empty list means that nothing has been published. */
  recipes: readonly Recipe[]
  /** The recipes of the courses that the person bought (shared/product/diet.md#recipe-access). */
  accessible: readonly Recipe[]
  aliments: readonly Aliment[]
  recipeOf: (id: number | null) => Recipe | undefined
  alimentOf: (id: number) => Aliment | undefined
  /** A recipe's ingredients with the person's swaps. Show these, never `recipe.ingredients`. */
  ingredientsOf: (recipe: Pick<Recipe, 'ingredients'>) => ShownIngredient<Ingredient>[]
  /** The food of one ingredient after swaps, for code that walks through thousands of recipes. */
  takenFor: (ingredient: Ingredient) => Aliment | undefined
  /** The preparation of a recipe. The list of recipes leaves it out; `usePreparations` loads it where it is shown. */
  preparationOf: (recipe: Recipe) => Preparation
}

/** HTML, or undefined while it is loading or after it failed. */
export type Preparation = { html: string } | { html?: undefined; failed: boolean; retry: () => void }

const ON_ITS_WAY: Preparation = { failed: false, retry: () => undefined }

/** Recipes and aliments by their ids, for a person who bought the courses of these titles and made these swaps. */
export function catalogueOf(
  recipes: readonly Recipe[],
  aliments: readonly Aliment[],
  titles: readonly string[],
  swaps: readonly RecipeSwap[] = [],
): Catalogue {
  const recipesById = new Map(recipes.map(recipe => [recipe.id, recipe]))
  const alimentsById = new Map(aliments.map(aliment => [aliment.id, aliment]))
  const taken = takenInstead(swaps)
  return {
    recipes,
    aliments,
    accessible: accessibleRecipes(recipes, titles),
    recipeOf: id => (id === null ? undefined : recipesById.get(id)),
    alimentOf: id => alimentsById.get(id),
    ingredientsOf: recipe => swappedIngredients(recipe.ingredients, taken),
    takenFor: ingredient => alimentsById.get(taken(ingredient)),
    preparationOf: ({ preparation }) => (preparation ? { html: preparation } : ON_ITS_WAY),
  }
}
