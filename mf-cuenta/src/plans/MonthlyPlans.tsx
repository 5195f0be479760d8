import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { CheckIcon } from 'shared/ui/Icon'
import type { HeldSubscription, MonthlyPlan } from '../../contract/payments'
import styles from './MonthlyPlans.module.css'

export interface MonthlyPlansProps {
  plans: readonly MonthlyPlan[]
  /** The person's subscription to one of them that goes on. */
  held: Pick<HeldSubscription, 'priceId'> | undefined
  /** The plan whose payment page is being requested. */
  opening: string | undefined
  onBuy: (plan: MonthlyPlan) => void
  /** To the other plan, for a person who holds one. */
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
          <ul className={styles.includes}>
            {plan.includes.map(line => (
              <li key={line}>
                <CheckIcon size="small" />
                {line}
              </li>
            ))}
          </ul>
          <div className={styles.action}>
            {held?.priceId === plan.priceId ? (
              <p className={styles.held}>
                <CheckIcon size="small" />
                Es tu plan
              </p>
            ) : (
              <Button
                wide
                busy={opening === plan.priceId}
                busyLabel="Abriendo la página de pago…"
                aria-label={`${held ? 'Cambiar a' : 'Contratar'} ${plan.title}`}
                onClick={() => (held ? onChange(plan) : onBuy(plan))}
              >
                {held ? 'Cambiar a este plan' : 'Contratar'}
              </Button>
            )}
          </div>
        </Card>
      ))}
    </ul>
  )
}
