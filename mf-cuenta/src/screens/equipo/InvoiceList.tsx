import { useState } from 'react'
import { EmptyState } from 'shared/ui/EmptyState'
import type { StaffInvoice } from '../../../contract/invoices'
import { staffInvoiceMessages } from '../../../messages'
import { AnswerDialog, type OnAnswer } from './AnswerDialog'
import { InvoiceCard } from './InvoiceCard'
import styles from './Staff.module.css'

interface InvoiceListProps {
  /** Those that wait first. */
  invoices: readonly StaffInvoice[]
  onAnswer: OnAnswer
}

/** The requests that wait, then those that were answered lately, which a corrected invoice can replace. */
export function InvoiceList({ invoices, onAnswer }: InvoiceListProps) {
  const [answering, setAnswering] = useState<StaffInvoice>()
  const [open, setOpen] = useState(false)
  const waiting = invoices.filter(({ issuedAt }) => issuedAt === null)
  const issued = invoices.filter(({ issuedAt }) => issuedAt !== null)
  const cards = (shown: readonly StaffInvoice[]) => (
    <ul className={styles.list}>
      {shown.map(invoice => (
        <InvoiceCard
          key={invoice.id}
          invoice={invoice}
          onAnswer={() => {
            setAnswering(invoice)
            setOpen(true)
          }}
        />
      ))}
    </ul>
  )
  return (
    <div className={styles.parts}>
      {waiting.length === 0 ? (
        <EmptyState title={staffInvoiceMessages.none}>{staffInvoiceMessages.noneHint}</EmptyState>
      ) : (
        <section aria-labelledby="waiting-invoices" className={styles.part}>
          <h2 id="waiting-invoices">{staffInvoiceMessages.waiting}</h2>
          {cards(waiting)}
        </section>
      )}
      {issued.length > 0 && (
        <section aria-labelledby="issued-invoices" className={styles.part}>
          <h2 id="issued-invoices">{staffInvoiceMessages.issued}</h2>
          {cards(issued)}
        </section>
      )}
      <AnswerDialog open={open} invoice={answering} onClose={() => setOpen(false)} onAnswer={onAnswer} />
    </div>
  )
}
