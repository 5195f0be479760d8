import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { chooseRecipe } from '../recipes/chooseRecipe'
import { type Circumstances, reasonsAgainst } from './reasonsAgainst'

/** Another random recipe for one slot of a plan; undefined when there is no other one. */
export function reshuffle<R extends Pick<Recipe, 'id' | 'mealTime' | 'ingredients'>>(
  plan: MealPlanBody,
  slot: Slot,
  recipes: readonly R[],
  circumstances: Circumstances,
  random: () => number,
): R | undefined {
  const others = recipes.filter(recipe => recipe.id !== plan[slot])
  return chooseRecipe(slot, others, reasonsAgainst(plan.day, others, circumstances), random)
}
