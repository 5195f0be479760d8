import type { Slot } from '../../contract/mealPlans'
import type { Recipe } from '../../contract/recipes'
import { fits } from '../plans/slotsOf'

/** The recipes that fit a slot. */
export function candidatesFor<R extends Pick<Recipe, 'mealTime'>>(slot: Slot, recipes: readonly R[]): R[] {
  return recipes.filter(fits[slot])
}
