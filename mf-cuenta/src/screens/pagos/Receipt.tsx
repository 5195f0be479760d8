import { formatCentavos } from 'shared/published/money'
import type { Loading } from 'shared/query'
import { useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PrinterIcon } from 'shared/ui/Icon'
import { Logo } from 'shared/ui/Logo'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Payment } from '../../../contract/payments'
import { FactRows } from '../../payments/FactRows'
import { momentOf } from '../../subscriptions/subscriptionWords'
import { Invoice } from './Invoice'
import { paymentMethod, paymentStatus } from './paymentStatus'
import styles from './Receipt.module.css'

/** The practice, as it is named on its receipts. */
const ISSUER = 'My Diet, Monterrey, Nuevo León, México'

interface ReceiptProps {
  /** Undefined while it is loading, and where the person has no such payment. */
  payment: Payment | undefined
  isLoading: boolean
  loading: Loading
}

/** The receipt of a payment, to read and to print. */
export function Receipt({ payment, isLoading, loading }: ReceiptProps) {
  const { firstName, lastName } = useUser()
  return (
    <div className={styles.page}>
      <PageHeader
        title={payment ? `Recibo ${payment.folio}` : 'Recibo'}
        back={{ to: '/user/pagos', label: 'Mis pagos' }}
      />
      {loading.failed ? (
        <ErrorCard title="No pudimos cargar tu recibo" retrying={loading.retrying} onRetry={loading.retry} />
      ) : isLoading ? (
        <Skeleton shape="card" ratio="4 / 3" />
      ) : !payment ? (
        <p>No encontramos este recibo entre tus pagos.</p>
      ) : (
        <>
          <Card as="section" aria-label={`Recibo ${payment.folio}`} className={styles.receipt}>
            <Logo />
            <ReceiptLines payment={payment} name={`${firstName} ${lastName}`} />
            <p className={styles.note}>Este recibo no es una factura (CFDI).</p>
          </Card>
          <div className={styles.actions}>
            <Invoice payment={payment} />
            <Button variant="secondary" icon={<PrinterIcon size="small" />} onClick={() => window.print()}>
              Imprimir o guardar en PDF
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function ReceiptLines({ payment, name }: { payment: Payment; name: string }) {
  const { folio, title, status, listAmount, discount, amount, refunded, method, paidAt } = payment
  const lines: [string, string][] = [
    ['Folio', folio],
    ['Fecha y hora', momentOf(paidAt)],
    ['Emite', ISSUER],
    ['A nombre de', name],
    ['Concepto', title],
    ['Forma de pago', paymentMethod(method)],
    ['Estado', paymentStatus(status)],
    ...(discount
      ? ([
          ['Precio', formatCentavos(listAmount)],
          [discount.text, formatCentavos(-discount.amount)],
        ] satisfies [string, string][])
      : []),
    ['Total', formatCentavos(amount)],
    ...(refunded > 0 ? ([['Devuelto', formatCentavos(refunded)]] satisfies [string, string][]) : []),
  ]
  return <FactRows facts={lines} total="Total" />
}
