import { useState } from 'react'
import type { Appointment } from '../../contract/appointments'
import { useCancelAppointment } from './useCancelAppointment'
import { useReschedule } from './useReschedule'

type Question = 'cancel' | 'reschedule'

interface Ends {
  onDone?: () => void
  onMoved?: (() => void) | undefined
}

/** The two questions about an appointment, of which one is open at a time. */
export function useAppointmentQuestions(
  appointment: Appointment | undefined,
  { onDone, onMoved }: Ends = {},
) {
  const [asks, setAsks] = useState<Question>()
  const done = () => {
    setAsks(undefined)
    onDone?.()
  }
  return {
    appointment,
    asks,
    cancelling: useCancelAppointment(done),
    moving: useReschedule(() => {
      done()
      onMoved?.()
    }),
    cancel: () => setAsks('cancel'),
    reschedule: () => setAsks('reschedule'),
    close: () => setAsks(undefined),
  }
}
