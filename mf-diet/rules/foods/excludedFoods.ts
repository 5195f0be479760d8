import type { Exclusion } from '../../contract/foods'
import type { Ingredient, Recipe, RecipeSwap } from '../../contract/recipes'
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
 * The reason to leave out a recipe with the person's swaps, undefined without one: an allergy weighs more than a
 * dislike. An allergy is never proposed; a dislike is avoided while there is another choice. Collects its input once,
 * so that the answer can be called for thousands of recipes.
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

/** The recipes that can be offered instead: those without an excluded food, whatever the reason. */
export function withoutExcluded<R extends Pick<Recipe, 'id' | 'ingredients'>>(
  recipes: readonly R[],
  exclusions: readonly Exclusion[],
  swaps: readonly RecipeSwap[],
): R[] {
  const exclusionOf = exclusionOfRecipes(exclusions, swaps)
  return recipes.filter(recipe => !exclusionOf(recipe))
}

const isAllergy = ({ reason }: Exclusion) => reason === 'allergy'
