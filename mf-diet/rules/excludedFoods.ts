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
 * Why a recipe, as the person changed it, is one to leave out: an allergy weighs more than a dislike. Nothing where
 * there is no reason. An allergy is never proposed; a dislike is avoided where there is another choice. What the answer
 * rests on is gathered once, then asked of thousands of recipes.
 */
export function exclusionOfRecipes(
  exclusions: readonly Exclusion[],
  swaps: readonly RecipeSwap[],
): (recipe: Pick<Recipe, 'id' | 'ingredients'>) => Exclusion['reason'] | undefined {
  const excluded = new Set(exclusions.map(({ alimentId }) => alimentId))
  const changed = new Set(swaps.map(({ recipeId }) => recipeId))
  return ({ id, ingredients }) => {
    if (excluded.size === 0) return undefined
    const taken = changed.has(id) ? swappedIngredients(ingredients, swaps) : ingredients
    const found = taken.filter(({ aliment }) => excluded.has(aliment))
    return found.length > 0 ? excludedFoodsIn(found, exclusions)[0]?.reason : undefined
  }
}

/** What can be offered in a recipe's place: those without a food to leave out, whatever the reason. */
export function withoutExcluded<R extends Pick<Recipe, 'id' | 'ingredients'>>(
  recipes: readonly R[],
  exclusions: readonly Exclusion[],
  swaps: readonly RecipeSwap[],
): R[] {
  const exclusionOf = exclusionOfRecipes(exclusions, swaps)
  return recipes.filter(recipe => !exclusionOf(recipe))
}

const isAllergy = ({ reason }: Exclusion) => reason === 'allergy'
