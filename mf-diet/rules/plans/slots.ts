import type { Slot } from '../../contract/mealPlans'

// A record, so that a meal that is added to the contract does not compile until it is added here.
const IN_ORDER: Readonly<Record<Slot, true>> = {
  breakfast: true,
  snack_morning: true,
  meal: true,
  snack_afternoon: true,
  dinner: true,
}

/** The five meals of a day, in the order they are eaten. */
export const MEAL_SLOTS = Object.keys(IN_ORDER) as readonly Slot[]

/** One value for each meal of a day, computed in the order the meals are eaten. */
export function mapSlots<T>(make: (slot: Slot) => T): Record<Slot, T> {
  return Object.fromEntries(MEAL_SLOTS.map(slot => [slot, make(slot)])) as Record<Slot, T>
}
