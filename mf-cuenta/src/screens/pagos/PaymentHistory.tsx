import { formatCentavos } from 'shared/published/money'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ChevronRightIcon } from 'shared/ui/Icon'
import type { Payment } from '../../../contract/payments'
import type { ConfirmingPayment } from '../../../contract/purchases'
import { checkoutMessages } from '../../../messages'
import { dayOf } from '../../subscriptions/subscriptionWords'
import styles from './Payments.module.css'
import { paymentStatus } from './paymentStatus'

interface PaymentHistoryProps {
  confirming: readonly ConfirmingPayment[]
  payments: readonly Payment[]
  more: (() => void) | undefined
  loadingMore: boolean
}

/** The payments, newest first; each opens its receipt. Before them those that are being confirmed, which have none yet. */
export function PaymentHistory({ confirming, payments, more, loadingMore }: PaymentHistoryProps) {
  if (payments.length === 0 && confirming.length === 0)
    return <p className={styles.soft}>Aún no has hecho pagos.</p>
  return (
    <>
      <Card flush>
        <ul className={styles.list}>
          {confirming.map(({ reference, title, amount }) => (
            <li key={reference}>
              <Link to={`/user/pago?pago=${reference}`} className={styles.payment}>
                <span className={styles.words}>
                  <strong>{title}</strong>
                  <span className={styles.soft}>{checkoutMessages.confirming}</span>
                </span>
                <span className={styles.amount}>{formatCentavos(amount)}</span>
                <ChevronRightIcon size="small" />
              </Link>
            </li>
          ))}
          {payments.map(payment => (
            <li key={payment.id}>
              <Link to={`/user/pagos?recibo=${payment.id}`} className={styles.payment}>
                <span className={styles.words}>
                  <strong>{payment.title}</strong>
                  <span className={styles.soft}>
                    {dayOf(payment.paidAt)}
                    {payment.status !== 'PAID' && ` · ${paymentStatus(payment.status)}`}
                  </span>
                </span>
                <span className={styles.amount}>{formatCentavos(payment.amount)}</span>
                <ChevronRightIcon size="small" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
      {more && (
        <Button variant="secondary" busy={loadingMore} busyLabel="Cargando más pagos…" onClick={more}>
          Ver más
        </Button>
      )}
    </>
  )
}
