import type { Subscription } from 'shared/published/person'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { subscriptionName } from '../../rules/profile/profileWords'
import styles from './PlanOfPerson.module.css'

/** The person's subscriptions by name, or the offer of one. */
export function PlanOfPerson({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const names = subscriptions.map(({ name }) => subscriptionName(name)).join(', ')
  return (
    <Card as="section" tone={names ? 'green' : 'papaya'} aria-label="Tu plan" className={styles.plan}>
      <div>
        <h2 className={styles.title}>{names ? 'Tu plan' : 'Un plan para ti'}</h2>
        <p>{names || 'Te acompañamos cada día, con 10 % menos en cada consulta.'}</p>
      </div>
      {names ? (
        <ButtonLink to="/user/pagos" variant="secondary" size="small">
          Ver mi plan
        </ButtonLink>
      ) : (
        <ButtonLink to="/user/precios" size="small">
          Ver planes
        </ButtonLink>
      )}
    </Card>
  )
}
