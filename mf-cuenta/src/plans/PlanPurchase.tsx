import { useEffect, useRef } from 'react'
import { useLocation } from 'shared/router'
import { Card } from 'shared/ui/Card'
import type { MonthlyPlan } from '../../contract/payments'
import { PaymentTabStatus } from '../checkout/PaymentTabStatus'
import { ChangePlanDialog } from './ChangePlanDialog'
import { MonthlyPlans } from './MonthlyPlans'
import styles from './PlanPurchase.module.css'
import { useChangePlan } from './useChangePlan'
import { usePlanActions } from './usePlanActions'

/** The two monthly plans, to buy and to change between. The payment's page opens in a new tab. */
export function PlanPurchase({ plans }: { plans: readonly MonthlyPlan[] }) {
  const actions = usePlanActions(plans)
  const { held, opening, awaited, buy } = actions
  const change = useChangePlan()
  const { hash } = useLocation()
  const payment = useRef<HTMLDivElement>(null)
  // A person who comes back from the payment's tab sees what the page waits for, whichever button they pressed.
  useEffect(() => {
    if (awaited) payment.current?.scrollIntoView({ block: 'nearest' })
  }, [awaited])
  return (
    // One part of its page's grid: a status without words takes no room there.
    <div>
      <div role="status" ref={payment}>
        {awaited && (
          <Card tone="papaya" className={styles.waiting}>
            <PaymentTabStatus {...awaited} />
          </Card>
        )}
      </div>
      <MonthlyPlans
        plans={plans}
        named={hash.slice(1)}
        held={held}
        opening={opening}
        onBuy={buy}
        onChange={plan => held && change.ask(held, plan)}
      />
      <ChangePlanDialog {...change.dialog} />
    </div>
  )
}
