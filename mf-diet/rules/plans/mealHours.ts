import { timeInWords } from 'shared/dates/times'
import type { Slot } from '../../contract/mealPlans'
import { MEAL_SLOTS } from './slots'

/** The hour of each meal in the person's day. The hours are ours; the product pages name none. */
export const MEAL_HOURS = {
  breakfast: 8,
  snack_morning: 11,
  meal: 14,
  snack_afternoon: 17,
  dinner: 20,
} as const satisfies Record<Slot, number>

/** The minutes after its hour during which a meal is still the next one: people eat late more often than early. */
const GRACE_MINUTES = 90

/** The meal that comes next by the clock, without those eaten already; undefined after dinner. */
export function nextSlot(minuteOfDay: number, isEaten: (slot: Slot) => boolean): Slot | undefined {
  return MEAL_SLOTS.find(slot => minuteOfDay < MEAL_HOURS[slot] * 60 + GRACE_MINUTES && !isEaten(slot))
}

/** `8:00 a.m.`, as clocks in Mexico say it. */
export function hourOf(slot: Slot): string {
  return timeInWords(MEAL_HOURS[slot] * 60)
}
