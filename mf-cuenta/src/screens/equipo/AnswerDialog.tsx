import { type FormEvent, useId, useRef } from 'react'
import { type FieldErrors, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { TextField } from 'shared/ui/TextField'
import type { InvoiceFiles, StaffInvoice } from '../../../contract/invoices'
import { staffInvoiceMessages } from '../../../messages'
import { type ChosenFiles, type FileKind, LARGEST_FILES, problemsOf, readFiles } from './invoiceUpload'
import styles from './Staff.module.css'

/** Returns the refusals by field; none where the invoice was stored. */
export type OnAnswer = (invoice: StaffInvoice, files: InvoiceFiles) => Promise<FieldErrors>

interface AnswerDialogProps {
  open: boolean
  /** The request to answer, also while the dialog closes; undefined before one was chosen. */
  invoice: StaffInvoice | undefined
  onClose: () => void
  onAnswer: OnAnswer
}

/** The issued invoice of a request, as its two files. */
export function AnswerDialog({ open, invoice, onClose, onAnswer }: AnswerDialogProps) {
  return invoice && <Answer key={invoice.id} {...{ open, invoice, onClose, onAnswer }} />
}

function Answer({ open, invoice, onClose, onAnswer }: AnswerDialogProps & { invoice: StaffInvoice }) {
  const form = useId()
  const chosen = useRef<ChosenFiles>({})
  const { busy, errors, field, formProps } = useForm({
    validate: () => problemsOf(chosen.current),
    submit: async () => {
      const refused = await onAnswer(invoice, await readFiles(chosen.current))
      if (Object.keys(refused).length === 0) onClose()
      return refused
    },
  })
  const file = (kind: FileKind) => ({
    ...field(kind),
    type: 'file',
    hint: staffInvoiceMessages.upTo(LARGEST_FILES[kind]),
    onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
      chosen.current[kind] = currentTarget.files?.[0]
    },
  })
  const { folio, rfc, name, issuedAt } = invoice
  const action = issuedAt ? staffInvoiceMessages.correct : staffInvoiceMessages.answer
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title={`${action} ${folio}`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Cancelar
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Enviando…">
            {action}
          </Button>
        </>
      }
    >
      <form {...formProps} id={form} className={styles.form}>
        <p>
          {name}, {rfc}. {issuedAt ? staffInvoiceMessages.correctHint : staffInvoiceMessages.answerHint}
        </p>
        <TextField label={staffInvoiceMessages.pdf} accept="application/pdf,.pdf" {...file('pdf')} />
        <TextField label={staffInvoiceMessages.xml} accept="text/xml,application/xml,.xml" {...file('xml')} />
        <FormMessage>{errors.form}</FormMessage>
      </form>
    </Dialog>
  )
}
