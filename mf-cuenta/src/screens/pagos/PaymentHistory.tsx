import { formatCentavos } from 'shared/published/money'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ChevronRightIcon } from 'shared/ui/Icon'
import type { Payment } from '../../../contract/payments'
import { dayOf } from '../../subscriptions/subscriptionWords'
import styles from './Payments.module.css'
import { paymentStatus } from './paymentStatus'

interface PaymentHistoryProps {
  payments: readonly Payment[]
  more: (() => void) | undefined
  loadingMore: boolean
}

/** The payments, newest first; each opens its receipt. */
export function PaymentHistory({ payments, more, loadingMore }: PaymentHistoryProps) {
  if (payments.length === 0) return <p className={styles.soft}>Aún no has hecho pagos.</p>
  return (
    <>
      <Card flush>
        <ul className={styles.list}>
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
