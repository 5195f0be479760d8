import { useState } from 'react'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import type { Appointment } from '../../contract/appointments'
import { appointmentsKey } from './useAppointments'
import { type CancelledHere, useCancelAppointment } from './useCancelAppointment'
import { useReschedule } from './useReschedule'

type Question = 'cancel' | 'reschedule'

interface Ends {
  onDone?: () => void
  onCancelled?: (cancelled: CancelledHere) => void
  onMoved?: (() => void) | undefined
}

/**
 * The two questions about an appointment, of which one is open at a time. A question is about the appointment as the
 * server has it now: another device may have moved or cancelled it.
 */
export function useAppointmentQuestions(
  appointment: Appointment | undefined,
  { onDone, onCancelled, onMoved }: Ends = {},
) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const [asked, setAsked] = useState<{ question: Question; of: number }>()
  const ask = (question: Question) => {
    if (!appointment) return
    void cache.invalidateQueries({ queryKey: appointmentsKey(userId) })
    setAsked({ question, of: appointment.id })
  }
  const close = () => setAsked(undefined)
  const done = () => {
    close()
    onDone?.()
  }
  return {
    appointment,
    asks: asked && asked.of === appointment?.id ? asked.question : undefined,
    cancelling: useCancelAppointment(cancelled => {
      done()
      onCancelled?.(cancelled)
    }),
    moving: useReschedule(() => {
      done()
      onMoved?.()
    }),
    cancel: () => ask('cancel'),
    reschedule: () => ask('reschedule'),
    close,
  }
}
