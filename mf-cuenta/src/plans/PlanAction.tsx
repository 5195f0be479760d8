import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { CheckIcon } from 'shared/ui/Icon'
import type { MonthlyPlan } from '../../contract/payments'
import type { HeldSubscription } from '../../contract/subscriptions'
import { dayOf } from '../subscriptions/subscriptionWords'
import styles from './MonthlyPlans.module.css'

export interface PlanChoice {
  /** The person's subscription to one of them. A cancelled one has an end, until which it is theirs. */
  held: HeldSubscription | undefined
  /** The plan whose payment page is being requested. */
  opening: string | undefined
  onBuy: (plan: MonthlyPlan) => void
  /** For a person who holds one: to the other plan, or to their own, which goes on or does not change. */
  onChange: (plan: MonthlyPlan) => void
}

type PlanActionProps = PlanChoice & { plan: MonthlyPlan }

/** The state of a plan for the person (theirs, theirs until a day, or the next one), and the button that it allows. */
export function PlanAction({ plan, held, opening, onBuy, onChange }: PlanActionProps) {
  const press = { wide: true, busy: opening === plan.priceId, busyLabel: 'Abriendo la página de pago…' }
  if (!held) {
    return (
      <Button {...press} aria-label={`Contratar ${plan.title}`} onClick={() => onBuy(plan)}>
        Contratar
      </Button>
    )
  }
  const change = (words: string, label: string) => (
    <Button {...press} aria-label={label} onClick={() => onChange(plan)}>
      {words}
    </Button>
  )
  if (held.priceId !== plan.priceId) {
    if (held.nextPriceId === plan.priceId)
      return (
        <Mark>{held.renewsAt ? `Es tu plan desde el ${dayOf(held.renewsAt)}` : 'Es tu siguiente plan'}</Mark>
      )
    return change('Cambiar a este plan', `Cambiar a este plan: ${plan.title}`)
  }
  if (held.endsAt) {
    return (
      <>
        <p className={styles.ends}>Lo tienes hasta el {dayOf(held.endsAt)}.</p>
        {change('Reactivar', `Reactivar ${plan.title}`)}
      </>
    )
  }
  if (held.paymentFailed) {
    return (
      <>
        <p className={styles.ends}>No pudimos cobrar la última renovación.</p>
        <ButtonLink to="/user/pagos">Pagar con otra tarjeta</ButtonLink>
      </>
    )
  }
  if (held.changesTo) {
    const until = held.renewsAt ? `el ${dayOf(held.renewsAt)}` : 'tu siguiente renovación'
    return (
      <>
        <p className={styles.ends}>{`Lo tienes hasta ${until}; después cambias a ${held.changesTo}.`}</p>
        {change('Quedarme con este plan', `Quedarme con este plan: ${plan.title}`)}
      </>
    )
  }
  return <Mark>Es tu plan</Mark>
}

function Mark({ children }: { children: string }) {
  return (
    <p className={styles.held}>
      <CheckIcon size="small" />
      {children}
    </p>
  )
}
