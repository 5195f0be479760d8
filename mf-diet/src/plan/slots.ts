import type { Slot } from '../../contract/mealPlans'
import { MEAL_SLOTS } from '../../rules/plans/slots'

const WORDS: Readonly<Record<Slot, { label: string; name: string }>> = {
  breakfast: { label: 'Desayuno', name: 'Desayuno' },
  snack_morning: { label: 'Colacion 1', name: 'Colación 1' },
  meal: { label: 'Comida', name: 'Comida' },
  snack_afternoon: { label: 'Colacion 2', name: 'Colación 2' },
  dinner: { label: 'Cena', name: 'Cena' },
}

/** The meals of a day in the order they are eaten: `label` as the daily plan writes each, `name` as the week does. */
export const SLOTS = MEAL_SLOTS.map(slot => ({ slot, ...WORDS[slot] }))
