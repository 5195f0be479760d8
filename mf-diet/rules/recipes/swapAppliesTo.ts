import type { Recipe } from '../../contract/recipes'

const SWAPPABLE: readonly string[] = ['Desayuno', 'Comida', 'Cena']

/** The recipe swap applies only to Desayuno, Comida and Cena (shared/product/diet.md#recipe-swap). */
export function swapAppliesTo(recipe: Pick<Recipe, 'mealTime'>): boolean {
  const [first = ''] = recipe.mealTime
  return SWAPPABLE.includes(first)
}
