import type { Recipe } from '../../contract'

const SWAPPABLE: readonly string[] = ['Desayuno', 'Comida', 'Cena']

/** Specification, 4, "Modals": the recipe swap applies only to recipes of Desayuno, Comida and Cena. */
export function swapAppliesTo(recipe: Pick<Recipe, 'mealTime'>): boolean {
  const [first = ''] = recipe.mealTime
  return SWAPPABLE.includes(first)
}
