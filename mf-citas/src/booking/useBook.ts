import { useRef } from 'react'
import { dataOf, isJudged } from 'shared/client'
import type { ConsultationId } from 'shared/entitlements/consultations'
import { appointmentPath } from 'shared/published/appointmentPaths'
import { useMutation, useQueryClient } from 'shared/query'
import { useNavigate } from 'shared/router'
import { notify, useUser } from 'shared/session'
import { bookingMessages } from '../../messages'
import { citas } from '../api'
import { announceAppointment } from '../appointments/events'
import { appointmentsKey } from '../appointments/useAppointments'
import { freeSlotsKey } from '../specialists/useFreeSlots'
import { bookingBody, type WantedAppointment } from './bookingBody'
import { familyKey } from './useFamily'
import { holdKey } from './useHold'

/** A wish with the product of the purchase that pays for it; the server chooses where there is none. */
interface PaidAppointment extends WantedAppointment {
  productId: ConsultationId | undefined
}

/**
 * Books. An attempt whose answer was lost is repeated with the same key, so pressing again after the network came back
 * books once.
 */
export function useBook(onDone: () => void) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const navigate = useNavigate()
  const attempt = useRef<{ of: string; key: string }>(undefined)
  return useMutation({
    mutationFn: ({ productId, ...wanted }: PaidAppointment) => {
      const body = { ...bookingBody(wanted), ...(productId && { productId }) }
      const of = JSON.stringify(body)
      if (attempt.current?.of !== of) attempt.current = { of, key: crypto.randomUUID() }
      return dataOf(citas('POST appointments', { body, key: attempt.current.key }))
    },
    onSuccess: async appointment => {
      attempt.current = undefined
      // Booking ends the person's hold.
      cache.setQueryData(holdKey(userId), [])
      announceAppointment('appointmentBooked', appointment.id)
      const link = { to: appointmentPath(appointment.id), label: bookingMessages.seeIt, go: navigate }
      notify({ type: 'success', title: bookingMessages.title, message: bookingMessages.booked, link })
      onDone()
      await cache.invalidateQueries({ queryKey: appointmentsKey(userId) })
    },
    onError: (error, { familyMember }) => {
      if (isJudged(error)) attempt.current = undefined
      // The family member may have been removed elsewhere.
      if (familyMember !== undefined) void cache.invalidateQueries({ queryKey: familyKey(userId) })
      notify({ type: 'error', title: bookingMessages.failedTitle, message: bookingMessages.failed })
    },
    // A refused time is taken: the free ones are fetched again. The caller does not wait for them: it lets the time go
    // before the picker finds it gone, and its person is told once.
    onSettled: () => void cache.invalidateQueries({ queryKey: freeSlotsKey }),
  })
}
