import { CallRefused, dataOf, refusalMessage } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Appointment } from '../../contract/appointments'
import { cancelMessages, pageMessages } from '../../messages'
import { citas } from '../api'
import { freeSlotsKey } from '../specialists/useFreeSlots'
import { announceAppointment } from './events'
import { appointmentsKey } from './useAppointments'

/** An appointment that the person cancelled here. */
export interface CancelledHere {
  appointment: Appointment
  /** The purchase that paid for it is available again, as the server says. */
  givesBack: boolean
}

/** Cancels an appointment: never before the server has done it. */
export function useCancelAppointment(onDone: (cancelled: CancelledHere) => void) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id }: Appointment) => dataOf(citas('DELETE appointments/{id}', { params: { id } })),
    onSuccess: ({ givesBack }, appointment) => {
      const { id } = appointment
      cache.setQueryData<Appointment[]>(appointmentsKey(userId), known => known?.filter(one => one.id !== id))
      void cache.invalidateQueries({ queryKey: freeSlotsKey })
      announceAppointment('appointmentCancelled', id)
      notify({ type: 'success', title: cancelMessages.title, message: cancelMessages.cancelled })
      onDone({ appointment, givesBack })
    },
    onError: error => {
      // Another device may have cancelled it, or it may have begun: the list says so.
      void cache.invalidateQueries({ queryKey: appointmentsKey(userId) })
      if (error instanceof CallRefused && error.status === 404)
        return notify({ type: 'info', title: cancelMessages.title, message: pageMessages.gone })
      notify({
        type: 'error',
        title: cancelMessages.failedTitle,
        message: refusalMessage(error, cancelMessages.failed),
      })
    },
  })
}
