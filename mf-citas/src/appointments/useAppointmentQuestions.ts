import { useState } from 'react'
import type { Appointment } from '../../contract/appointments'
import { type CancelledAppointment, useCancelAppointment } from './useCancelAppointment'
import { useReschedule } from './useReschedule'

type Question = 'cancel' | 'reschedule'

interface Ends {
  onDone?: () => void
  onCancelled?: (cancelled: CancelledAppointment) => void
  onMoved?: (() => void) | undefined
}

/** The two questions about an appointment, of which one is open at a time. */
export function useAppointmentQuestions(
  appointment: Appointment | undefined,
  { onDone, onCancelled, onMoved }: Ends = {},
) {
  const [asks, setAsks] = useState<Question>()
  const done = () => {
    setAsks(undefined)
    onDone?.()
  }
  return {
    appointment,
    asks,
    cancelling: useCancelAppointment(cancelled => {
      done()
      onCancelled?.(cancelled)
    }),
    moving: useReschedule(() => {
      done()
      onMoved?.()
    }),
    cancel: () => setAsks('cancel'),
    reschedule: () => setAsks('reschedule'),
    close: () => setAsks(undefined),
  }
}
