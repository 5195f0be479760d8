import { useState } from 'react'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { CHOSEN_TIME } from 'shared/published/appointmentPaths'
import { useSearchParams } from 'shared/router'
import type { SpecialistUser } from '../../contract/appointments'
import type { Hold } from '../../contract/holds'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import type { ChosenSlot } from '../time/chosenSlot'
import { type KnownHold, useHold } from './useHold'

export interface SlotChoice extends KnownHold {
  /** The chosen slot: the held one until the person chooses another or clears it. */
  slot: ChosenSlot | undefined
  setSlot: (slot: ChosenSlot | undefined) => void
  /** As if nothing had been chosen here. */
  reset: () => void
}

interface Wanted {
  specialist: SpecialistUser | undefined
  isOnline: boolean | undefined
  minutes: number
  /** The start of the slot that the person chose before, as for an appointment of another length. */
  init?: string | undefined
}

/**
 * The choice of a slot, which begins with the one that was chosen before, else with the one that the server holds for this
 * specialist, kind and length, else with that of the address.
 */
export function useSlotChoice(wanted: Wanted): SlotChoice {
  // The list of specialists shows no hold.
  const hold = useHold(wanted.specialist !== undefined)
  // Null: the person cleared the choice, so the held slot is not chosen again.
  const [chosen, setChosen] = useState<ChosenSlot | null | undefined>(() =>
    slotFrom(wanted.init, wanted.minutes),
  )
  const asked = slotFrom(useSearchParams()[0].get(CHOSEN_TIME), wanted.minutes)
  const held = hold.held && isFor(hold.held, wanted) ? hold.held : undefined
  // A slot of another length was chosen before it was known which purchase pays.
  const slot = chosen && lasts(chosen, wanted.minutes) ? chosen : undefined
  return {
    ...hold,
    held,
    slot: chosen === undefined ? (held ?? asked) : slot,
    setSlot: slot => setChosen(slot ?? null),
    reset: () => setChosen(undefined),
  }
}

/** The slot of this length that begins at an instant. */
function slotFrom(init: string | null | undefined, minutes: number): ChosenSlot | undefined {
  const start = Date.parse(init ?? '')
  if (Number.isNaN(start)) return undefined
  const [from, to] = [start, start + minutes * MS_PER_MINUTE].map(at => new Date(at).toISOString())
  return from && to ? { init: from, end: to } : undefined
}

function isFor(held: Hold, { specialist, isOnline, minutes }: Wanted): boolean {
  return held.specialistId === specialist?.id && held.isOnline === isOnline && lasts(held, minutes)
}

function lasts({ init, end }: ChosenSlot, minutes: number): boolean {
  return minutesBetween(init, end) === minutes
}
