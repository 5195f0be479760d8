import { forbidden, invalid, type Refused } from 'shared/server/http/outcome'
import type { MealPlan, MealPlanBody, Slot } from '../../contract/mealPlans'
import { planRefusals } from '../../messages'
import { MEAL_SLOTS } from '../../rules/plans/slots'
import { fits } from '../../rules/plans/slotsOf'
import { hasRecipeAccess } from '../../rules/recipes/hasRecipeAccess'
import type { RecipeFacts } from '../catalogue/catalogueStore'

/**
 * The refusal of a plan that may not be saved; undefined where it may. A recipe that does not exist, or does not fit
 * its slot, breaks the contract: 400. A recipe that the person has not bought is 403. A slot that keeps its saved
 * recipe is not checked again: the practice may have withdrawn that recipe, and the person is changing another slot.
 */
export function checkPlan(
  plan: MealPlanBody,
  saved: MealPlan | undefined,
  recipes: ReadonlyMap<number, RecipeFacts>,
  courseTitles: readonly string[],
): Refused | undefined {
  const wrong = new Map<Slot, string>()
  const locked = new Map<Slot, string>()
  for (const slot of MEAL_SLOTS) {
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
