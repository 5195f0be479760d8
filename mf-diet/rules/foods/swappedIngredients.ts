import type { Ingredient, RecipeSwap } from '../../contract/recipes'

/** An ingredient as it is shown: `aliment` is the food after swaps, `original` the food of the recipe. */
export type ShownIngredient<I> = I & { original: number }

/**
 * A recipe's ingredients with the person's swaps: the last entry per original aliment wins
 * (shared/product/diet.md#entities), also one that goes back to the original. `taken` is the result of `takenInstead`.
 */
export function swappedIngredients<I extends Pick<Ingredient, 'aliment' | 'recipeId'>>(
  ingredients: readonly I[],
  taken: ReturnType<typeof takenInstead>,
): ShownIngredient<I>[] {
  return ingredients.map(ingredient => ({
    ...ingredient,
    aliment: taken(ingredient),
    original: ingredient.aliment,
  }))
}

/**
 * Returns the food that replaces an ingredient. `swaps` may be those of all recipes, oldest first; they are collected
 * once, so that the answer can be called for thousands of recipes.
 */
export function takenInstead(
  swaps: readonly RecipeSwap[],
): (ingredient: Pick<Ingredient, 'aliment' | 'recipeId'>) => number {
  const last = new Map<number, Map<number, number>>()
  for (const { recipeId, alimentId, alimentNewId } of swaps) {
    const ofRecipe = last.get(recipeId) ?? new Map<number, number>()
    last.set(recipeId, ofRecipe.set(alimentId, alimentNewId))
  }
  return ({ recipeId, aliment }) => last.get(recipeId)?.get(aliment) ?? aliment
}
