import { useState } from 'react'
import type { Appointment } from '../../contract'
import { useCancelAppointment } from './useCancelAppointment'
import { useReschedule } from './useReschedule'

type Question = 'cancel' | 'reschedule'

/** The two questions about an appointment, of which one is open at a time. */
export function useAppointmentQuestions(appointment: Appointment | undefined, onDone?: () => void) {
  const [asks, setAsks] = useState<Question>()
  const done = () => {
    setAsks(undefined)
    onDone?.()
  }
  return {
    appointment,
    asks,
    cancelling: useCancelAppointment(done),
    moving: useReschedule(done),
    cancel: () => setAsks('cancel'),
    reschedule: () => setAsks('reschedule'),
    close: () => setAsks(undefined),
  }
}
