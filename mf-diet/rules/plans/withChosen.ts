import type { MealPlanBody, Slot } from '../../contract/mealPlans'
import { MEAL_SLOTS, mapSlots } from './slots'

/**
 * A changed plan over the saved one of its day: only the meals that the person chose here replace saved ones, so that
 * those which another device saved meanwhile stay. Without `chosen`, all of them are.
 */
export function withChosen(
  saved: MealPlanBody | undefined,
  plan: MealPlanBody,
  chosen: readonly Slot[] | undefined,
): MealPlanBody {
  if (!saved || !chosen) return plan
  const { day } = plan
  const confirmed = saved.confirmed ?? plan.confirmed
  const merged = mapSlots(slot => (chosen.includes(slot) ? plan[slot] : saved[slot]))
  if (MEAL_SLOTS.every(slot => merged[slot] === plan[slot])) return plan
  return { day, ...merged, ...(confirmed && { confirmed }) }
}
