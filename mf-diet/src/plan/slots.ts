import type { Slot } from '../../contract'

/** The five slots of a day in the order they are eaten, with the names of the daily plan (specification, 2). */
export const SLOTS: readonly { slot: Slot; label: string }[] = [
  { slot: 'breakfast', label: 'Desayuno' },
  { slot: 'snack_morning', label: 'Colacion 1' },
  { slot: 'meal', label: 'Comida' },
  { slot: 'snack_afternoon', label: 'Colacion 2' },
  { slot: 'dinner', label: 'Cena' },
]
