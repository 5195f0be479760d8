import { useState } from 'react'
import type { Subscription } from 'shared/published/person'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import type { HeldSubscription } from '../../../contract/subscriptions'
import { subscriptionName } from '../../../rules/profile/profileWords'
import { CancelPlanDialog } from '../../subscriptions/CancelPlanDialog'
import { keepWords, renewalInWords } from '../../subscriptions/subscriptionWords'
import styles from './Holdings.module.css'

/** A subscription of the session, or with its dates once they are known. */
export type ShownSubscription = Subscription | HeldSubscription

interface SubscriptionListProps {
  subscriptions: readonly ShownSubscription[]
  editing: boolean
  onCancel: (subscription: HeldSubscription) => void
  cancelling: boolean
  /** A cancelled plan goes on, or a coming change is taken back. */
  onKeep: (subscription: HeldSubscription) => void
}

const isHeld = (subscription: ShownSubscription): subscription is HeldSubscription => 'id' in subscription

/** The person's subscriptions; in edit mode each can be cancelled. */
export function SubscriptionList({
  subscriptions,
  editing,
  onCancel,
  cancelling,
  onKeep,
}: SubscriptionListProps) {
  const [asked, setAsked] = useState<HeldSubscription>()
  return (
    <Card as="section" aria-labelledby="subscriptions">
      <h2 id="subscriptions" className={styles.title}>
        Suscripciones
      </h2>
      {subscriptions.length === 0 ? (
        <div className={styles.none}>
          <p>Aún no tienes un plan mensual.</p>
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
                {isHeld(subscription) && <p className={styles.note}>{noteOf(subscription)}</p>}
              </div>
              {isHeld(subscription) && (
                <PlanActions
                  subscription={subscription}
                  editing={editing}
                  onCancel={() => setAsked(subscription)}
                  onKeep={() => onKeep(subscription)}
                />
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

/** The next step of a plan, after its own name where the name above is another one. */
function noteOf(subscription: HeldSubscription): string {
  const { name, title } = subscription
  const next = renewalInWords(subscription)
  return subscriptionName(name) === title ? next : `${title}. ${next}`
}

interface PlanActionsProps {
  subscription: HeldSubscription
  editing: boolean
  onCancel: () => void
  onKeep: () => void
}

/** The way to keep a plan that ends, changes or was not paid, and in edit mode the way to cancel it. */
function PlanActions({ subscription, editing, onCancel, onKeep }: PlanActionsProps) {
  const keep = keepWords(subscription)
  return (
    <>
      {subscription.paymentFailed && !subscription.endsAt && (
        <ButtonLink to="/user/pagos" size="small">
          Pagar con otra tarjeta
        </ButtonLink>
      )}
      {keep && (
        <Button variant="secondary" size="small" onClick={onKeep}>
          {keep}
        </Button>
      )}
      {editing && !subscription.endsAt && (
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancelar Plan
        </Button>
      )}
    </>
  )
}
