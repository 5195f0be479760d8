import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { CheckIcon } from 'shared/ui/Icon'
import type { HeldSubscription, MonthlyPlan } from '../../contract/payments'
import styles from './MonthlyPlans.module.css'
import { PlanIncludes } from './PlanIncludes'

export interface MonthlyPlansProps {
  plans: readonly MonthlyPlan[]
  /** The person's subscription to one of them. A cancelled one has an end, until which it is theirs. */
  held: Pick<HeldSubscription, 'priceId' | 'endsAt'> | undefined
  /** The plan whose payment page is being requested. */
  opening: string | undefined
  onBuy: (plan: MonthlyPlan) => void
  /** For a person who holds one: to the other plan, or to go on with their cancelled one. */
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

type PlanActionProps = Omit<MonthlyPlansProps, 'plans'> & { plan: MonthlyPlan }

function PlanAction({ plan, held, opening, onBuy, onChange }: PlanActionProps) {
  const isOwn = held?.priceId === plan.priceId
  if (isOwn && !held.endsAt)
    return (
      <p className={styles.held}>
        <CheckIcon size="small" />
        Es tu plan
      </p>
    )
  const words = isOwn ? 'Reactivar' : held ? 'Cambiar a este plan' : 'Contratar'
  return (
    <>
      {isOwn && held.endsAt && (
        <p className={styles.ends}>Lo tienes hasta el {dateWithoutWeekday(dayIn(new Date(held.endsAt)))}.</p>
      )}
      <Button
        wide
        busy={opening === plan.priceId}
        busyLabel="Abriendo la página de pago…"
        aria-label={`${isOwn || !held ? words : 'Cambiar a'} ${plan.title}`}
        onClick={() => (held ? onChange(plan) : onBuy(plan))}
      >
        {words}
      </Button>
    </>
  )
}
