import { forbidden, invalid, type Refused } from 'shared/server/http/outcome'
import type { MealPlan, MealPlanBody, Slot } from '../../contract'
import { planRefusals } from '../../messages'
import { fits } from '../../rules/plans/slotsOf'
import { hasRecipeAccess } from '../../rules/recipes/hasRecipeAccess'
import type { RecipeFacts } from '../catalogue/catalogueStore'

export const SLOTS = ['breakfast', 'snack_morning', 'meal', 'snack_afternoon', 'dinner'] as const

/**
 * What keeps a plan from being saved. A recipe that is not there, or not for that slot, breaks the contract: 400.
 * One that is there but not bought is 403 (rulings, 3 and 11). A slot that keeps what is already saved in it is not
 * asked again: the practice may have withdrawn the recipe, and the person is changing something else.
 */
export function checkPlan(
  plan: MealPlanBody,
  saved: MealPlan | undefined,
  recipes: ReadonlyMap<number, RecipeFacts>,
  courseTitles: readonly string[],
): Refused | undefined {
  const wrong = new Map<Slot, string>()
  const locked = new Map<Slot, string>()
  for (const slot of SLOTS) {
    const id = plan[slot]
    if (id === null || id === saved?.[slot]) continue
    const recipe = recipes.get(id)
    if (!recipe || recipe.withdrawn) wrong.set(slot, planRefusals.unknownRecipe)
    else if (!fits[slot](recipe)) wrong.set(slot, planRefusals.wrongSlot)
    else if (!hasRecipeAccess(recipe, courseTitles)) locked.set(slot, planRefusals.lockedRecipe)
  }
  if (wrong.size > 0) return invalid(planRefusals.invalid, Object.fromEntries(wrong))
  if (locked.size > 0) return forbidden(planRefusals.locked, Object.fromEntries(locked))
  return undefined
}
