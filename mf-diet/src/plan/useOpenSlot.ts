import { useSearchParams } from 'shared/router'
import type { Slot } from '../../contract'
import { SLOTS } from './slots'

/** The meal that is open, carried in the URL (`?day=2026-11-21&comida=breakfast`; rulings, 20), and the way to open one. */
export function useOpenSlot(): [
  slot: Slot | undefined,
  open: (day: string, slot: Slot, state: object) => void,
] {
  const [parameters, setParameters] = useSearchParams()
  const slot = SLOTS.find(known => known.slot === parameters.get('comida'))?.slot
  return [slot, (day, comida, state) => setParameters({ day, comida }, { state })]
}
