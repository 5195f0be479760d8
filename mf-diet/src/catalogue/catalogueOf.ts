import type { Aliment } from '../../contract/foods'
import type { Ingredient, Recipe, RecipeSwap } from '../../contract/recipes'
import { type ShownIngredient, swappedIngredients, takenInstead } from '../../rules/foods/swappedIngredients'
import { accessibleRecipes } from '../../rules/recipes/accessibleRecipes'
import { withTrueTags } from '../../rules/recipes/trueTags'

export interface Catalogue {
  /**
   * All recipes, with the tags that are true of them as the person takes them; an empty list means that nothing has been
   * published.
   */
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
  published: readonly Recipe[],
  aliments: readonly Aliment[],
  titles: readonly string[],
  swaps: readonly RecipeSwap[] = [],
): Catalogue {
  const alimentsById = new Map(aliments.map(aliment => [aliment.id, aliment]))
  const taken = takenInstead(swaps)
  const asTaken = (recipe: Recipe) =>
    withTrueTags(recipe, ({ ingredients }) => ({
      foods: ingredients.map(ingredient => alimentsById.get(taken(ingredient))),
      changed: ingredients.some(ingredient => taken(ingredient) !== ingredient.aliment),
    }))
  const recipes = published.map(asTaken)
  const recipesById = new Map(recipes.map(recipe => [recipe.id, recipe]))
  // Access goes by the published categories: a course may be named like a tag that a swap makes untrue.
  const mine = new Set(accessibleRecipes(published, titles).map(({ id }) => id))
  return {
    recipes,
    aliments,
    accessible: recipes.filter(({ id }) => mine.has(id)),
    recipeOf: id => (id === null ? undefined : recipesById.get(id)),
    alimentOf: id => alimentsById.get(id),
    ingredientsOf: recipe => swappedIngredients(recipe.ingredients, taken),
    takenFor: ingredient => alimentsById.get(taken(ingredient)),
    preparationOf: ({ preparation }) => (preparation ? { html: preparation } : ON_ITS_WAY),
  }
}
