import { holds, ownsCourse } from 'shared/entitlements'
import { allOf } from 'shared/query'
import { useUser } from 'shared/session'
import { useBuy } from '../../checkout/useBuy'
import { useFollowPurchases } from '../../checkout/useFollowPurchases'
import { PlanPurchase } from '../../plans/PlanPurchase'
import { usePrices } from '../../plans/usePrices'
import { Prices } from './Prices'

/** `/user/precios`: the two monthly plans, and every other price with its discount (shared/product/cuenta.md#prices). */
export default function PricesScreen() {
  useFollowPurchases()
  const user = useUser()
  const prices = usePrices()
  const { buying, buy } = useBuy()
  return (
    <Prices
      table={prices.data}
      loading={allOf(prices)}
      buying={buying}
      onBuy={buy}
      owns={({ product }) => product !== null && ownsCourse(user, product)}
      holdsPlan={holds(user, 'MonthlySubscription')}
      plans={prices.data && <PlanPurchase plans={prices.data.monthlyPlans} />}
    />
  )
}
