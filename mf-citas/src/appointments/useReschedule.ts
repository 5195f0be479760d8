import { dataOf, refusalMessage } from 'shared/client'
import { personZone } from 'shared/dates/instants'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Appointment } from '../../contract/appointments'
import { rescheduleMessages } from '../../messages'
import { citas } from '../api'
import { freeSlotsKey } from '../specialists/useFreeSlots'
import { appointmentsKey } from './useAppointments'

interface Move {
  appointment: Appointment
  slot: { init: string; end: string }
}

/** Moves an appointment to another time. The old one is given up only where the server has the new one. */
export function useReschedule(onDone: () => void) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ appointment, slot: { init, end } }: Move) =>
      dataOf(
        citas('POST appointments/{id}/reschedule', {
          params: { id: appointment.id },
          body: { init, end, tz: personZone() },
        }),
      ),
    onSuccess: moved => {
      cache.setQueryData<Appointment[]>(appointmentsKey(userId), known =>
        known?.map(one => (one.id === moved.id ? moved : one)),
      )
      notify({ type: 'success', title: rescheduleMessages.title, message: rescheduleMessages.moved })
      onDone()
    },
    onError: error => {
      // Another device may have cancelled it, or it may have begun: the list says so.
      void cache.invalidateQueries({ queryKey: appointmentsKey(userId) })
      notify({
        type: 'error',
        title: rescheduleMessages.failedTitle,
        message: refusalMessage(error, rescheduleMessages.failed),
      })
    },
    // A refused time is taken: the free ones are fetched again, and the caller does not wait for them, as in `useBook`.
    onSettled: () => void cache.invalidateQueries({ queryKey: freeSlotsKey }),
  })
}
