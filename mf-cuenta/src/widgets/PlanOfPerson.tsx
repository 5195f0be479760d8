import type { Subscription } from 'shared/published/person'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import type { HeldSubscription } from '../../contract/subscriptions'
import { subscriptionName } from '../../rules/profile/profileWords'
import { keepWords, renewalInWords } from '../subscriptions/subscriptionWords'
import styles from './PlanOfPerson.module.css'

interface PlanOfPersonProps {
  /** Those of the session. */
  subscriptions: readonly Subscription[]
  /** The same with what comes next of each; undefined while it is not known. */
  held: readonly HeldSubscription[] | undefined
  /** A cancelled plan goes on, or a coming change is taken back. */
  onKeep: (subscription: HeldSubscription) => void
}

/**
 * The person's plan, what comes next of it, and the way to keep it or to pay a renewal that failed; or the offer of a
 * plan.
 */
export function PlanOfPerson({ subscriptions, held, onKeep }: PlanOfPersonProps) {
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
  const ending = held?.find(keepWords)
  return (
    <Card as="section" tone={failed ? 'papaya' : 'green'} aria-label="Tu plan" className={styles.plan}>
      <div className={styles.words}>
        <h2 className={styles.title}>Tu plan</h2>
        {plansOf(subscriptions, held).map(({ name, next }) => (
          <p key={name} className={styles.next}>
            <strong>{name}</strong>
            {next && `. ${next}`}
          </p>
        ))}
      </div>
      <div className={styles.ways}>
        <ButtonLink to="/user/pagos" variant={failed ? 'primary' : 'secondary'} size="small">
          {failed ? 'Pagar con otra tarjeta' : 'Ver mi plan'}
        </ButtonLink>
        {ending && (
          <Button variant="secondary" size="small" onClick={() => onKeep(ending)}>
            {keepWords(ending)}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** Each plan with the sentence about it, which comes after the page; its place is there from the beginning. */
function plansOf(subscriptions: readonly Subscription[], held: PlanOfPersonProps['held']) {
  if (held?.length) return held.map(one => ({ name: one.title, next: renewalInWords(one) }))
  return subscriptions.map(({ name }) => ({ name: subscriptionName(name), next: '' }))
}
