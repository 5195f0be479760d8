import { useEffect } from 'react'
import { formatCentavos } from 'shared/published/money'
import { Card } from 'shared/ui/Card'
import type { MonthlyPlan } from '../../contract/payments'
import styles from './MonthlyPlans.module.css'
import { PlanAction, type PlanChoice } from './PlanAction'
import { PlanIncludes } from './PlanIncludes'

interface MonthlyPlansProps extends PlanChoice {
  plans: readonly MonthlyPlan[]
  /** The price of the plan that the address names: its card is scrolled into view. */
  named?: string
}

/** The two monthly cards (shared/product/cuenta.md#plans). */
export function MonthlyPlans({ plans, named, held, opening, onBuy, onChange }: MonthlyPlansProps) {
  useEffect(() => {
    if (named) document.getElementById(named)?.scrollIntoView({ block: 'start' })
  }, [named])
  return (
    <ul className={styles.plans}>
      {plans.map(plan => (
        <Card as="li" key={plan.priceId} id={plan.priceId} tone="green" className={styles.plan}>
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
