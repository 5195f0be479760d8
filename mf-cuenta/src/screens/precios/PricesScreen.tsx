import { holds } from 'shared/entitlements'
import { allOf } from 'shared/query'
import { useUser } from 'shared/session'
import { useFollowPurchases } from '../../checkout/useFollowPurchases'
import { PlanPurchase } from '../../plans/PlanPurchase'
import { usePrices } from '../../plans/usePrices'
import { Prices } from './Prices'

/** `/user/precios`: the two monthly plans, and every other price with its discount (shared/product/cuenta.md#prices). */
export default function PricesScreen() {
  useFollowPurchases()
  const user = useUser()
  const prices = usePrices()
  return (
    <Prices
      table={prices.data}
      loading={allOf(prices)}
      holdsPlan={holds(user, 'MonthlySubscription')}
      plans={prices.data && <PlanPurchase plans={prices.data.monthlyPlans} />}
    />
  )
}
