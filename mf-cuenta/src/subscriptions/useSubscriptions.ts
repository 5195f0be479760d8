import { dataOf } from 'shared/client'
import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { cachedOffline, useMutation, useQuery, useQueryClient } from 'shared/query'
import { announce, notify, useUser } from 'shared/session'
import type { HeldSubscription } from '../../contract/payments'
import { cancellationMessages } from '../../messages'
import { payments, plans } from '../api'

export const subscriptionsKey = (userId: number) => ['cuenta', 'subscriptions', userId]

/** The person's subscriptions, with what they include and when they renew; asked again every so many milliseconds. */
export function useSubscriptions(refetchInterval?: number, enabled = true) {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: subscriptionsKey(id),
    queryFn: () => dataOf(payments('GET payments/subscriptions')),
    refetchInterval,
    enabled,
  })
}

/** Cancels a subscription at the end of its period; the date is said in the notice. */
export function useCancelSubscription(onCancelled: () => void) {
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
      onCancelled()
    },
    onError: () =>
      notify({
        type: 'error',
        title: cancellationMessages.failureTitle,
        message: cancellationMessages.failed,
      }),
  })
}
