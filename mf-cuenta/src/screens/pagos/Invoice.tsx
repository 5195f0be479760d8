import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { CheckIcon } from 'shared/ui/Icon'
import type { Payment } from '../../../contract/payments'
import { useInvoiceFiles } from '../../payments/useInvoiceFiles'
import { useRequestInvoice } from '../../payments/useRequestInvoice'
import { useTaxData } from '../../payments/useTaxData'
import { InvoiceDialog } from './InvoiceDialog'
import styles from './Receipt.module.css'

/** The state of a payment's invoice, also after a refund: it can be asked for, it is on its way, or it is there. */
export function Invoice({ payment }: { payment: Payment }) {
  const download = useInvoiceFiles(payment)
  if (payment.invoiceIssuedAt) {
    return (
      <>
        <p className={styles.requested}>
          <CheckIcon size="small" />
          Tu factura está lista
        </p>
        <Button variant="secondary" onClick={() => void download('pdf')}>
          Descargar PDF
        </Button>
        <Button variant="secondary" onClick={() => void download('xml')}>
          Descargar XML
        </Button>
      </>
    )
  }
  if (payment.invoiceRequested) {
    return (
      <p className={styles.requested}>
        <CheckIcon size="small" />
        {payment.status === 'REFUNDED'
          ? 'Pediste la factura de este pago antes de que se devolviera'
          : 'Ya pediste la factura: te llega por correo'}
      </p>
    )
  }
  return payment.status === 'PAID' ? <RequestInvoice paymentId={payment.id} /> : null
}

function RequestInvoice({ paymentId }: { paymentId: number }) {
  const [asking, setAsking] = useState(false)
  const request = useRequestInvoice(paymentId)
  const known = useTaxData()
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Pedir factura
      </Button>
      <InvoiceDialog
        // The data of the last time come after the page.
        key={known ? 'known' : 'empty'}
        known={known}
        open={asking}
        onClose={() => setAsking(false)}
        onRequest={async invoice => {
          const refused = await request(invoice)
          if (Object.keys(refused).length === 0) setAsking(false)
          return refused
        }}
      />
    </>
  )
}
