import { PROFILE_PAGE } from 'shared/published/profilePage'
import type { Loading } from 'shared/query'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Payment } from '../../../contract/payments'
import type { ConfirmingPayment } from '../../../contract/purchases'
import type { HeldSubscription } from '../../../contract/subscriptions'
import type { AwaitedPayment } from '../../checkout/PaymentTabStatus'
import { HeldPlans } from './HeldPlans'
import { PaymentHistory } from './PaymentHistory'
import styles from './Payments.module.css'

export interface PaymentsProps {
  /** Undefined while they are loading. */
  subscriptions: readonly HeldSubscription[] | undefined
  subscriptionsLoading: Loading
  /** Whether the session knows of one: its card is high. */
  holdsPlan: boolean
  onCancelPlan: (subscription: HeldSubscription) => void
  onKeepPlan: (subscription: HeldSubscription) => void
  cancelling: boolean
  /** The subscription whose payment page is being requested, by its id. */
  opening: string | undefined
  /** The payment of a failed renewal, in another tab. */
  awaited: AwaitedPayment | undefined
  /** A failed renewal is paid with another card. */
  onMend: (subscription: HeldSubscription) => void
  /** The payments that the provider has not confirmed yet. */
  confirming: readonly ConfirmingPayment[]
  /** Undefined while they are loading. */
  payments: readonly Payment[] | undefined
  loading: Loading
  /** Loads older ones; undefined where there are none. */
  more: (() => void) | undefined
  loadingMore: boolean
}

/** The person's plans and payments. */
export function Payments({ subscriptions, subscriptionsLoading, payments, loading, ...rest }: PaymentsProps) {
  return (
    <div className={styles.page}>
      <div className={styles.header}>
        <PageHeader title="Mis pagos" back={PROFILE_PAGE} />
      </div>
      <section aria-labelledby="held" className={styles.section}>
        <h2 id="held">Tus planes</h2>
        {subscriptionsLoading.failed ? (
          <ErrorCard
            title="No pudimos cargar tus planes"
            retrying={subscriptionsLoading.retrying}
            onRetry={subscriptionsLoading.retry}
          />
        ) : subscriptions ? (
          <HeldPlans
            subscriptions={subscriptions}
            onCancel={rest.onCancelPlan}
            cancelling={rest.cancelling}
            onKeep={rest.onKeepPlan}
            opening={rest.opening}
            awaited={rest.awaited}
            onMend={rest.onMend}
          />
        ) : (
          <Skeleton shape="card" className={rest.holdsPlan ? styles.waiting : undefined} />
        )}
      </section>
      <section aria-labelledby="history" className={styles.section}>
        <h2 id="history">Historial</h2>
        {loading.failed ? (
          <ErrorCard
            title="No pudimos cargar tus pagos"
            retrying={loading.retrying}
            onRetry={loading.retry}
          />
        ) : payments ? (
          <PaymentHistory
            confirming={rest.confirming}
            payments={payments}
            more={rest.more}
            loadingMore={rest.loadingMore}
          />
        ) : (
          <Skeleton shape="card" ratio="2 / 1" />
        )}
      </section>
    </div>
  )
}
