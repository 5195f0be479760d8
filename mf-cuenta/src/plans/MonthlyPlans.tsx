import { formatCentavos } from 'shared/published/money'
import { Card } from 'shared/ui/Card'
import type { HeldSubscription, MonthlyPlan } from '../../contract/payments'
import styles from './MonthlyPlans.module.css'
import { PlanAction } from './PlanAction'
import { PlanIncludes } from './PlanIncludes'

export interface MonthlyPlansProps {
  plans: readonly MonthlyPlan[]
  /** The person's subscription to one of them. A cancelled one has an end, until which it is theirs. */
  held: HeldSubscription | undefined
  /** The plan whose payment page is being requested. */
  opening: string | undefined
  onBuy: (plan: MonthlyPlan) => void
  /** For a person who holds one: to the other plan, or to their own, which goes on or does not change. */
  onChange: (plan: MonthlyPlan) => void
}

/** The two monthly cards (shared/product/cuenta.md#plans). */
export function MonthlyPlans({ plans, held, opening, onBuy, onChange }: MonthlyPlansProps) {
  return (
    <ul className={styles.plans}>
      {plans.map(plan => (
        <Card as="li" key={plan.priceId} tone="green" className={styles.plan}>
          <h3 className={styles.title}>{plan.title}</h3>
          <p className={styles.price}>
            <strong>{formatCentavos(plan.amount)}</strong> al mes
          </p>
          {plan.descripcion && <p>{plan.descripcion}</p>}
          <PlanIncludes lines={plan.includes} />
          <div className={styles.action}>
            <PlanAction plan={plan} held={held} opening={opening} onBuy={onBuy} onChange={onChange} />
          </div>
        </Card>
      ))}
    </ul>
  )
}
