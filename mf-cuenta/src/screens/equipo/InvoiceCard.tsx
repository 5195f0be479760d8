import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { Tag } from 'shared/ui/Tag'
import type { StaffInvoice } from '../../../contract/invoices'
import { staffInvoiceMessages } from '../../../messages'
import { storedCodeInWords } from '../../../rules/invoices/codeInWords'
import { REGIMES, USES } from '../../../rules/invoices/taxCodes'
import { FactRows } from '../../payments/FactRows'
import styles from './Staff.module.css'

interface InvoiceCardProps {
  invoice: StaffInvoice
  onAnswer: () => void
}

const dayInWords = (instant: string) => dateWithoutWeekday(dayIn(new Date(instant)))

/** A requested invoice with everything that the practice needs to issue it. */
export function InvoiceCard({ invoice, onAnswer }: InvoiceCardProps) {
  const { folio, title, amount, paidAt, requestedAt, issuedAt, refunded } = invoice
  const action = issuedAt ? staffInvoiceMessages.correct : staffInvoiceMessages.answer
  return (
    <Card as="li" className={styles.invoice}>
      <div className={styles.head}>
        <h3>{folio}</h3>
        {refunded && <Tag tone="papaya">{staffInvoiceMessages.refunded}</Tag>}
        <p className={styles.when}>
          {issuedAt
            ? staffInvoiceMessages.issuedOn(dayInWords(issuedAt))
            : staffInvoiceMessages.requestedOn(dayInWords(requestedAt))}
        </p>
      </div>
      <p>
        <strong>{formatCentavos(amount)}</strong> por {title}, pagado el {dayInWords(paidAt)}.
      </p>
      <FactRows
        facts={[
          ['RFC', invoice.rfc],
          ['Nombre o razón social', invoice.name],
          ['Régimen fiscal', storedCodeInWords(REGIMES, invoice.regimenFiscal)],
          ['Uso de CFDI', storedCodeInWords(USES, invoice.usoCfdi)],
          ['Código postal', invoice.postalCode],
        ]}
      />
      <Button
        size="small"
        variant={issuedAt ? 'secondary' : 'primary'}
        aria-label={`${action}: ${folio}`}
        onClick={onAnswer}
      >
        {action}
      </Button>
    </Card>
  )
}
