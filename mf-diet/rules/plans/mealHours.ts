import { timeInWords } from 'shared/dates/times'
import type { Slot } from '../../contract'
import { MEAL_SLOTS } from './slots'

/** When each meal is eaten, in hours of the person's day: our own, since the specification names no hours. */
export const MEAL_HOURS = {
  breakfast: 8,
  snack_morning: 11,
  meal: 14,
  snack_afternoon: 17,
  dinner: 20,
} as const satisfies Record<Slot, number>

/** How long after its hour a meal is still the next one: people eat late more often than early. */
const GRACE_MINUTES = 90

/** The meal that comes next by the clock, leaving out those eaten already; after dinner there is none. */
export function nextSlot(minuteOfDay: number, isEaten: (slot: Slot) => boolean): Slot | undefined {
  return MEAL_SLOTS.find(slot => minuteOfDay < MEAL_HOURS[slot] * 60 + GRACE_MINUTES && !isEaten(slot))
}

/** `8:00 a.m.`, as clocks in Mexico say it. */
export function hourOf(slot: Slot): string {
  return timeInWords(MEAL_HOURS[slot] * 60)
}
