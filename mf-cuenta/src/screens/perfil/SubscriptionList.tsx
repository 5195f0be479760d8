import { useState } from 'react'
import type { Subscription } from 'shared/published/person'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import type { HeldSubscription } from '../../../contract/payments'
import { subscriptionName } from '../../../rules/profile/profileWords'
import { CancelPlanDialog } from '../../subscriptions/CancelPlanDialog'
import { renewalInWords } from '../../subscriptions/subscriptionWords'
import styles from './Holdings.module.css'

/** A subscription of the session, or with its dates once they are known. */
export type ShownSubscription = Subscription | HeldSubscription

interface SubscriptionListProps {
  subscriptions: readonly ShownSubscription[]
  editing: boolean
  onCancel: (subscription: HeldSubscription) => void
  cancelling: boolean
}

const isHeld = (subscription: ShownSubscription): subscription is HeldSubscription => 'id' in subscription

/** The person's subscriptions; in edit mode each can be cancelled. */
export function SubscriptionList({ subscriptions, editing, onCancel, cancelling }: SubscriptionListProps) {
  const [asked, setAsked] = useState<HeldSubscription>()
  return (
    <Card as="section" aria-labelledby="subscriptions">
      <h2 id="subscriptions" className={styles.title}>
        Suscripciones
      </h2>
      {subscriptions.length === 0 ? (
        <div className={styles.none}>
          <p>Aún no tienes una suscripción.</p>
          <ButtonLink to="/user/precios" variant="secondary" size="small">
            Ver planes
          </ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {subscriptions.map(subscription => (
            <li key={isHeld(subscription) ? subscription.id : subscription.name} className={styles.row}>
              <div>
                <p className={styles.name}>{subscriptionName(subscription.name)}</p>
                {isHeld(subscription) && <p className={styles.note}>{renewalInWords(subscription)}</p>}
              </div>
              {editing && isHeld(subscription) && !subscription.endsAt && (
                <Button variant="quiet" size="small" onClick={() => setAsked(subscription)}>
                  Cancelar Plan
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <CancelPlanDialog
        subscription={asked}
        busy={cancelling}
        onClose={() => setAsked(undefined)}
        onConfirm={onCancel}
      />
    </Card>
  )
}
