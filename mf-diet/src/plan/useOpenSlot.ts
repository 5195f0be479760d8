import { useSearchParams } from 'shared/router'
import type { Slot } from '../../contract/mealPlans'
import { SLOTS } from './slots'

/** The open meal, in the address (`?day=2026-11-21&comida=breakfast`), and the function that opens one. */
export function useOpenSlot(): [
  slot: Slot | undefined,
  open: (day: string, slot: Slot, state: object) => void,
] {
  const [parameters, setParameters] = useSearchParams()
  const slot = SLOTS.find(known => known.slot === parameters.get('comida'))?.slot
  return [slot, (day, comida, state) => setParameters({ day, comida }, { state })]
}
