import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import type { HeldSubscription } from '../../../contract/subscriptions'
import { checkoutMessages } from '../../../messages'
import { type AwaitedPayment, PaymentTabStatus } from '../../checkout/PaymentTabStatus'
import { PlanIncludes } from '../../plans/PlanIncludes'
import { CancelPlanDialog } from '../../subscriptions/CancelPlanDialog'
import { keepWords, renewalInWords } from '../../subscriptions/subscriptionWords'
import styles from './Payments.module.css'

interface HeldPlansProps {
  subscriptions: readonly HeldSubscription[]
  onCancel: (subscription: HeldSubscription) => void
  cancelling: boolean
  /** A cancelled plan goes on, or a coming change is taken back. */
  onKeep: (subscription: HeldSubscription) => void
  opening: string | undefined
  awaited: AwaitedPayment | undefined
  onMend: (subscription: HeldSubscription) => void
}

/** The person's plans: what each includes, when it renews, how to change, mend or cancel it. */
export function HeldPlans({ subscriptions, onCancel, cancelling, onKeep, ...mending }: HeldPlansProps) {
  const [asked, setAsked] = useState<HeldSubscription>()
  if (subscriptions.length === 0) {
    return (
      <Card className={styles.none}>
        <p>No tienes un plan mensual.</p>
        <ButtonLink to="/user/precios" variant="secondary" size="small">
          Ver planes
        </ButtonLink>
      </Card>
    )
  }
  return (
    <>
      {subscriptions.map(subscription => (
        <Card as="section" key={subscription.id} tone={subscription.paymentFailed ? 'papaya' : 'green'}>
          <h3>{subscription.title}</h3>
          <p>{renewalInWords(subscription)}</p>
          <div className={styles.includes}>
            <PlanIncludes lines={subscription.includes} />
          </div>
          {subscription.paymentFailed && <Mend subscription={subscription} {...mending} />}
          <div className={styles.actions}>
            {!subscription.endsAt && (
              <Button variant="secondary" size="small" onClick={() => setAsked(subscription)}>
                Cancelar Plan
              </Button>
            )}
            {keepWords(subscription) ? (
              <Button size="small" onClick={() => onKeep(subscription)}>
                {keepWords(subscription)}
              </Button>
            ) : (
              <ButtonLink to="/user/precios" variant="secondary" size="small">
                Cambiar de plan
              </ButtonLink>
            )}
          </div>
        </Card>
      ))}
      <CancelPlanDialog
        subscription={asked}
        busy={cancelling}
        onClose={() => setAsked(undefined)}
        onConfirm={onCancel}
      />
    </>
  )
}

interface MendProps extends Pick<HeldPlansProps, 'opening' | 'awaited' | 'onMend'> {
  subscription: HeldSubscription
}

/** A renewal that was not paid is paid with another card, on the provider's page. */
function Mend({ subscription, opening, awaited, onMend }: MendProps) {
  return (
    <>
      <div role="status" className={styles.mend}>
        {awaited ? (
          <PaymentTabStatus {...awaited} />
        ) : (
          <p>
            Tu plan sigue activo mientras lo intentamos de nuevo. Para no perderlo, paga con otra tarjeta.
          </p>
        )}
      </div>
      <Button
        size="small"
        variant={awaited ? 'secondary' : 'primary'}
        busy={opening === String(subscription.id)}
        busyLabel={checkoutMessages.opening}
        onClick={() => onMend(subscription)}
        className={styles.pay}
      >
        Pagar con otra tarjeta
      </Button>
    </>
  )
}
