import type { Exclusion, Ingredient, Recipe, RecipeSwap } from '../contract'
import { swappedIngredients } from './swappedIngredients'

/** The foods to leave out that these ingredients hold: allergies first, each food once, else in the ingredients' order. */
export function excludedFoodsIn(
  ingredients: readonly Pick<Ingredient, 'aliment'>[],
  exclusions: readonly Exclusion[],
): Exclusion[] {
  const excluded = new Map(exclusions.map(exclusion => [exclusion.alimentId, exclusion]))
  const found = [...new Set(ingredients.map(({ aliment }) => aliment))].flatMap(
    aliment => excluded.get(aliment) ?? [],
  )
  return [...found.filter(isAllergy), ...found.filter(exclusion => !isAllergy(exclusion))]
}

/**
 * Why the recipe, as the person changed it, is one to leave out: an allergy weighs more than a dislike. Nothing where
 * there is no reason. An allergy is never proposed; a dislike is avoided where there is another choice.
 */
export function excludesRecipe(
  recipe: Pick<Recipe, 'ingredients'>,
  exclusions: readonly Exclusion[],
  swaps: readonly RecipeSwap[],
): Exclusion['reason'] | undefined {
  return excludedFoodsIn(swappedIngredients(recipe.ingredients, swaps), exclusions)[0]?.reason
}

const isAllergy = ({ reason }: Exclusion) => reason === 'allergy'
