import type { Slot } from '../../contract/mealPlans'

/** The address of a day's meals, or of one open meal (shared/product/README.md#state-in-the-address). */
export function dayAddress(day: string, slot?: Slot): string {
  return `/user/comidas?day=${day}${slot ? `&comida=${slot}` : ''}`
}

/**
 * The address of another screen of the diet with the active day, so that the way back leads to it; today is left out.
 */
export function alongWith(day: string, today: string, path: string): string {
  return day === today ? path : `${path}?day=${day}`
}
