import { useEffect, useRef, useState } from 'react'
import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { HeldSubscription, MonthlyPlan } from '../../contract/payments'
import { checkoutMessages } from '../../messages'
import { payments, plans as plansCalls } from '../api'
import { announcePurchase } from '../checkout/purchaseConfirmed'
import { usePaymentTab } from '../checkout/usePaymentTab'
import { subscriptionsKey, useSubscriptions } from '../subscriptions/useSubscriptions'

const ASK_AGAIN_MS = 4_000

/** Buying a monthly plan, changing to the other one, and taking a cancellation back. */
export function usePlanActions(plans: readonly MonthlyPlan[] | undefined) {
  const { id } = useUser()
  const client = useQueryClient()
  const tab = usePaymentTab()
  const subscriptions = useSubscriptions(tab.waiting ? ASK_AGAIN_MS : undefined)
  const [wanted, setWanted] = useState<MonthlyPlan>()
  const ours = subscriptions.data?.filter(({ priceId }) => plans?.some(plan => plan.priceId === priceId))
  const held = ours?.find(({ endsAt }) => !endsAt) ?? ours?.[0]
  usePaidInOtherTab(tab.waiting, subscriptions.data)

  const changing = useMutation({
    mutationFn: ({ from, to }: { from: HeldSubscription; to: MonthlyPlan }) =>
      dataOf(
        payments('POST payments/subscriptions/{id}/change', {
          params: { id: from.id },
          body: { priceId: to.priceId, resume: from.endsAt !== null },
        }),
      ),
    onSuccess: (_answer, { from, to }) => {
      void client.invalidateQueries({ queryKey: subscriptionsKey(id) })
      setWanted(undefined)
      notify({
        type: 'success',
        title: checkoutMessages.changedTitle,
        message:
          from.priceId === to.priceId
            ? checkoutMessages.resumed(to.title)
            : checkoutMessages.changed(to.title),
      })
    },
    onError: ({ message }) => {
      // The plan may have been cancelled in another tab: the next question says so.
      void client.invalidateQueries({ queryKey: subscriptionsKey(id) })
      setWanted(undefined)
      notify({ type: 'error', title: checkoutMessages.failureTitle, message })
    },
  })

  return {
    held,
    opening: tab.opening,
    waiting: tab.waiting && !held,
    blocked: tab.blocked,
    buy: ({ priceId, name }: MonthlyPlan) =>
      void tab.open(priceId, key =>
        plansCalls('POST plans/checkoutSession', {
          body: { priceId, name, returnUrl: `${location.origin}/user/precios` },
          key,
        }),
      ),
    /** The plan that the person is asked about: the other one, or their own cancelled one. */
    wanted,
    ask: setWanted,
    change: () => held && wanted && changing.mutate({ from: held, to: wanted }),
    changing: changing.isPending,
  }
}

/** The payment's own tab was closed before it said so: the subscription that has come says it. */
function usePaidInOtherTab(waiting: boolean, subscriptions: readonly HeldSubscription[] | undefined): void {
  const before = useRef<number>(undefined)
  const count = subscriptions?.length
  useEffect(() => {
    if (waiting && before.current !== undefined && count !== undefined && count > before.current) {
      announcePurchase()
    }
    before.current = count
  }, [waiting, count])
}
