import type { Slot } from '../../contract'

/**
 * The five slots of a day in the order they are eaten: `label` as the daily plan writes it, `name` as the week does
 * (specification, 2).
 */
export const SLOTS: readonly { slot: Slot; label: string; name: string }[] = [
  { slot: 'breakfast', label: 'Desayuno', name: 'Desayuno' },
  { slot: 'snack_morning', label: 'Colacion 1', name: 'Colación 1' },
  { slot: 'meal', label: 'Comida', name: 'Comida' },
  { slot: 'snack_afternoon', label: 'Colacion 2', name: 'Colación 2' },
  { slot: 'dinner', label: 'Cena', name: 'Cena' },
]
