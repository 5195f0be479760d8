import type { Slot } from '../../contract'

/** A day's meals, or one of them opened (rulings, 20). */
export function dayAddress(day: string, slot?: Slot): string {
  return `/user/comidas?day=${day}${slot ? `&comida=${slot}` : ''}`
}

/** Another screen of the diet for the active day, so that the way back leads to it; today needs no words. */
export function alongWith(day: string, today: string, path: string): string {
  return day === today ? path : `${path}?day=${day}`
}
