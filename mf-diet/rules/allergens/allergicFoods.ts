import type { Exclusion } from '../../contract/foods'
import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Ingredient, RecipeSwap } from '../../contract/recipes'
import { takenInstead } from '../foods/swappedIngredients'
import { MEAL_SLOTS } from '../plans/slots'

/** A food of a meal that the person avoids by an allergy. */
export interface AllergicFood {
  slot: Slot
  exclusion: Exclusion
}

/**
 * The foods of a plan, after the person's swaps, that they avoid by an allergy; a food that is not known to be free of
 * it is one of them. A plan that holds one is stored only where the person has confirmed that food.
 */
export function allergicFoods(
  plan: MealPlanBody,
  ingredientsOf: (recipeId: number) => readonly Pick<Ingredient, 'aliment' | 'recipeId'>[],
  exclusions: readonly Exclusion[],
  swaps: readonly RecipeSwap[],
): AllergicFood[] {
  const allergies = new Map(
    exclusions.filter(({ reason }) => reason === 'allergy').map(one => [one.alimentId, one]),
  )
  const taken = takenInstead(swaps)
  return MEAL_SLOTS.flatMap(slot => {
    const recipeId = plan[slot]
    const foods = new Set(recipeId === null ? [] : ingredientsOf(recipeId).map(taken))
    return [...foods].flatMap(food => {
      const exclusion = allergies.get(food)
      return exclusion ? [{ slot, exclusion }] : []
    })
  })
}

/** Those that the person has not confirmed for this plan. */
export function unconfirmed(
  foods: readonly AllergicFood[],
  { confirmed = [] }: MealPlanBody,
): AllergicFood[] {
  return foods.filter(({ exclusion }) => !confirmed.includes(exclusion.alimentId))
}
