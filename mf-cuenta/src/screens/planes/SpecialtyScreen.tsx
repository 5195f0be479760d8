import { holds } from 'shared/entitlements'
import { allOf } from 'shared/query'
import { useLocation, useNavigate } from 'shared/router'
import { useUser } from 'shared/session'
import { matchingSubscription } from '../../../rules/plans/matchingSubscription'
import { monthlyPlansOf } from '../../../rules/plans/monthlyPlansOf'
import { plansOf } from '../../../rules/plans/plansOf'
import { useFollowPurchases } from '../../checkout/useFollowPurchases'
import { PlanDiscount } from '../../plans/PlanDiscount'
import { PlanPurchase } from '../../plans/PlanPurchase'
import { planPath } from '../../plans/planPath'
import { usePlans } from '../../plans/usePlans'
import { usePrices } from '../../plans/usePrices'
import { SpecialtyPlans } from './SpecialtyPlans'
import { SPECIALTIES } from './specialties'

/** `/user/nutriologia`, `/user/psicologia`, `/user/ginecologia` (shared/product/cuenta.md#plans). */
export default function SpecialtyScreen() {
  const navigate = useNavigate()
  useFollowPurchases()
  const user = useUser()
  const prices = usePrices()
  const section = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? ''
  const specialty = SPECIALTIES[section] ?? SPECIALTIES.nutriologia
  const plans = usePlans()
  if (!specialty) return null
  return (
    <SpecialtyPlans
      specialty={specialty}
      plans={plans.data && plansOf(plans.data, specialty.code)}
      loading={allOf(plans)}
      isHeld={plan => matchingSubscription(plan, user.subscriptions) !== undefined}
      opensIn={plan => (prices.data ? monthlyPlansOf(plan, prices.data.monthlyPlans) : [])}
      monthly={
        prices.data && (
          <>
            <PlanPurchase plans={prices.data.monthlyPlans} />
            <PlanDiscount holds={holds(user, 'MonthlySubscription')} />
          </>
        )
      }
      onOpen={plan => void navigate(planPath(plan.id), { state: { item: plan } })}
    />
  )
}
