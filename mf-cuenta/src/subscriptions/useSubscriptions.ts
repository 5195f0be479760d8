import { CallRefused, dataOf } from 'shared/client'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { cachedOffline, useMutation, useQuery, useQueryClient } from 'shared/query'
import { announce, notify, useUser } from 'shared/session'
import type { HeldSubscription } from '../../contract/subscriptions'
import { cancellationMessages } from '../../messages'
import { plans, subscriptions } from '../api'

export const subscriptionsKey = (userId: number) => ['cuenta', 'subscriptions', userId]

/** A renewal that was just paid with another card is confirmed by the provider, in its own time. */
const ASK_AGAIN_MS = 4_000

/**
 * The person's subscriptions, with what they include and when they renew; asked again every so many milliseconds, and
 * while a renewal is unpaid.
 */
export function useSubscriptions(refetchInterval?: number, enabled = true) {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: subscriptionsKey(id),
    queryFn: () => dataOf(subscriptions('GET payments/subscriptions')),
    refetchInterval:
      refetchInterval ??
      (({ state: { data } }) => (data?.some(({ paymentFailed }) => paymentFailed) ? ASK_AGAIN_MS : false)),
    enabled,
  })
}

/** Cancels a subscription at the end of its period; the date is said in the notice. `onEnd` leaves the screen. */
export function useCancelSubscription(onEnd: () => void) {
  const { id } = useUser()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (subscription: HeldSubscription) =>
      dataOf(plans('DELETE plans/cancel-suscription', { query: { subscription: subscription.id } })),
    onSuccess: ({ endsAt }) => {
      void client.invalidateQueries({ queryKey: subscriptionsKey(id) })
      announce({ type: 'holdingsChanged', changesPerson: {} })
      const { doneTitle: title, done, until } = cancellationMessages
      const message = endsAt ? until(dateWithoutWeekday(dayIn(new Date(endsAt)))) : done
      notify({ type: 'success', title, message })
      onEnd()
    },
    onError: error => {
      const { doneTitle, failureTitle, failed } = cancellationMessages
      if (!isOver(error)) return notify({ type: 'error', title: failureTitle, message: failed })
      void client.invalidateQueries({ queryKey: subscriptionsKey(id) })
      notify({ type: 'info', title: doneTitle, message: error.message })
      onEnd()
    },
  })
}

/** Another device has cancelled it already, or it has ended. */
function isOver(error: unknown): error is CallRefused {
  return error instanceof CallRefused && [404, 409].includes(error.status)
}
