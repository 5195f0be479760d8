import type { Subscription } from 'shared/published/person'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import type { HeldSubscription } from '../../contract/payments'
import { subscriptionName } from '../../rules/profile/profileWords'
import { renewalInWords } from '../subscriptions/subscriptionWords'
import styles from './PlanOfPerson.module.css'

interface PlanOfPersonProps {
  /** Those of the session. */
  subscriptions: readonly Subscription[]
  /** The same with what comes next of each; undefined while it is not known. */
  held: readonly HeldSubscription[] | undefined
}

/** The person's plan, what comes next of it, and the way to pay a renewal that failed; or the offer of a plan. */
export function PlanOfPerson({ subscriptions, held }: PlanOfPersonProps) {
  if (subscriptions.length === 0) {
    return (
      <Card as="section" tone="papaya" aria-label="Tu plan" className={styles.plan}>
        <div>
          <h2 className={styles.title}>Un plan para ti</h2>
          <p>Te acompañamos cada día, con 10 % menos en cada consulta.</p>
        </div>
        <ButtonLink to="/user/precios" size="small">
          Ver planes
        </ButtonLink>
      </Card>
    )
  }
  const failed = held?.some(({ paymentFailed, endsAt }) => paymentFailed && !endsAt)
  return (
    <Card as="section" tone={failed ? 'papaya' : 'green'} aria-label="Tu plan" className={styles.plan}>
      <div>
        <h2 className={styles.title}>Tu plan</h2>
        {held?.length ? (
          held.map(one => (
            <p key={one.id}>
              <strong>{one.title}</strong>. {renewalInWords(one)}
            </p>
          ))
        ) : (
          <p>{subscriptions.map(({ name }) => subscriptionName(name)).join(', ')}</p>
        )}
      </div>
      <ButtonLink to="/user/pagos" variant={failed ? 'primary' : 'secondary'} size="small">
        {failed ? 'Pagar con otra tarjeta' : 'Ver mi plan'}
      </ButtonLink>
    </Card>
  )
}
