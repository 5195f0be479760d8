import type { Ingredient, RecipeSwap } from '../contract'

/** An ingredient as it is shown: `aliment` is what the person takes, `original` what the recipe says. */
export type ShownIngredient<I> = I & { original: number }

/**
 * A recipe's ingredients with the person's swaps (specification, 3, "Recipe history"): the last entry per original
 * aliment wins, also one that goes back to the original. `swaps` may be those of all recipes, oldest first.
 */
export function swappedIngredients<I extends Pick<Ingredient, 'aliment' | 'recipeId'>>(
  ingredients: readonly I[],
  swaps: readonly RecipeSwap[],
): ShownIngredient<I>[] {
  return ingredients.map(ingredient => {
    const last = swaps.findLast(
      swap => swap.recipeId === ingredient.recipeId && swap.alimentId === ingredient.aliment,
    )
    return { ...ingredient, aliment: last?.alimentNewId ?? ingredient.aliment, original: ingredient.aliment }
  })
}
