import { useEffect, useRef } from 'react'
import { pricesQuery } from 'shared/buying/usePrices'
import { useQueryClient } from 'shared/query'
import { useUser } from 'shared/session'
import type { MonthlyPlan } from '../../contract/payments'
import type { HeldSubscription } from '../../contract/subscriptions'
import { plans as plansCalls } from '../api'
import { announcePurchase } from '../checkout/purchaseConfirmed'
import { usePaymentTab } from '../checkout/usePaymentTab'
import { useSubscriptions } from '../subscriptions/useSubscriptions'

const ASK_AGAIN_MS = 4_000

/** Buying a monthly plan, and the one that the person holds. */
export function usePlanActions(plans: readonly MonthlyPlan[] | undefined) {
  const { id } = useUser()
  const cache = useQueryClient()
  const tab = usePaymentTab()
  const subscriptions = useSubscriptions(tab.awaited ? ASK_AGAIN_MS : undefined)
  const ours = subscriptions.data?.filter(({ priceId }) => plans?.some(plan => plan.priceId === priceId))
  const held = ours?.find(({ endsAt }) => !endsAt) ?? ours?.[0]
  usePaidInOtherTab(tab.awaited !== undefined, subscriptions.data)

  return {
    held,
    opening: tab.opening,
    awaited: held ? undefined : tab.awaited,
    buy: ({ priceId, name, amount }: MonthlyPlan) =>
      void tab.open(priceId, async key => {
        const answer = await plansCalls('POST plans/checkoutSession', {
          body: { priceId, name, shownAmount: amount, returnUrl: `${location.origin}/user/precios` },
          key,
        })
        // The price may have changed.
        if (!answer.ok) void cache.invalidateQueries({ queryKey: pricesQuery(id).queryKey })
        return answer
      }),
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
