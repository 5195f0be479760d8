import { useState } from 'react'
import { CHOSEN_LENGTH, CHOSEN_TIME } from 'shared/published/appointmentPaths'
import { TimePicker } from '../time/TimePicker'
import { useBookingQuery } from './bookingQuery'
import { HoldNotice } from './HoldNotice'
import { useReleaseHold } from './useHold'
import type { SlotChoice } from './useSlotChoice'

interface TimeChoiceProps {
  specialistId: number
  /** The length of the appointment. */
  minutes: number
  choice: SlotChoice
  /** Calendar and hours are cells of the grid around them. */
  isInGrid?: boolean
}

/** The choice of day and time, with what is known about the person's hold. */
export function TimeChoice({ specialistId, minutes, choice, isInGrid = false }: TimeChoiceProps) {
  const { held, minutesLeft, isOver, slot, setSlot, reset } = choice
  const { replace } = useBookingQuery()
  // The end of a hold leaves the picker, with the day and the focus in it, as it is.
  const [lastHeld, setLastHeld] = useState(held?.init)
  if (held && held.init !== lastHeld) setLastHeld(held.init)
  const releasing = useReleaseHold(() => {
    reset()
    // The time that a link brought is let go too.
    replace({ [CHOSEN_TIME]: undefined, [CHOSEN_LENGTH]: undefined })
  })
  return (
    <>
      <HoldNotice
        init={held?.init}
        minutesLeft={minutesLeft}
        isOver={isOver}
        releasing={releasing.isPending}
        onRelease={() => releasing.mutate()}
      />
      <TimePicker
        // The picker opens on the day of the held slot, which is known after the page.
        key={`${specialistId} ${minutes} ${lastHeld}`}
        specialistId={specialistId}
        minutes={minutes}
        slot={slot}
        onSlot={setSlot}
        isInGrid={isInGrid}
      />
    </>
  )
}
