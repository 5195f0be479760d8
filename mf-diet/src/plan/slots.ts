import type { Slot } from '../../contract/mealPlans'
import { slotNames } from '../../messages'
import { MEAL_SLOTS } from '../../rules/plans/slots'

const LABELS: Readonly<Partial<Record<Slot, string>>> = {
  snack_morning: 'Colacion 1',
  snack_afternoon: 'Colacion 2',
}

/** The meals of a day in the order they are eaten: `label` as the daily plan writes each, `name` as the week does. */
export const SLOTS = MEAL_SLOTS.map(slot => ({
  slot,
  label: LABELS[slot] ?? slotNames[slot],
  name: slotNames[slot],
}))
