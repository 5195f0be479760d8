import type { Exclusion, Ingredient, Recipe, RecipeSwap } from '../../contract'
import { takenInstead } from './swappedIngredients'

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
  if (exclusions.length === 0) return () => undefined
  const reasons = new Map(exclusions.map(({ alimentId, reason }) => [alimentId, reason]))
  const taken = takenInstead(swaps)
  return ({ ingredients }) => {
    let found: Exclusion['reason'] | undefined
    for (const ingredient of ingredients) {
      const reason = reasons.get(taken(ingredient))
      if (reason === 'allergy') return reason
      found ??= reason
    }
    return found
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
