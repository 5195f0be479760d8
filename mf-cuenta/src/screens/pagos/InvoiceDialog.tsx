import { useId, useState } from 'react'
import { type FieldErrors, textOf, useForm } from 'shared/forms/useForm'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { FormMessage } from 'shared/ui/FormMessage'
import { SelectField } from 'shared/ui/SelectField'
import { TextField } from 'shared/ui/TextField'
import type { InvoiceRequestBody } from '../../../contract/payments'
import { checkInvoice, plainInvoice } from '../../../rules/invoices/checkInvoice'
import { codeInWords } from '../../../rules/invoices/codeInWords'
import { kindOfRfc, plainRfc } from '../../../rules/invoices/rfc'
import { REGIMES, USES } from '../../../rules/invoices/taxCodes'
import styles from './Payments.module.css'

interface InvoiceDialogProps {
  open: boolean
  /** The data of the last time. */
  known?: InvoiceRequestBody | undefined
  onClose: () => void
  /** Returns the server's messages by field. */
  onRequest: (invoice: InvoiceRequestBody) => Promise<FieldErrors>
}

const EMPTY: InvoiceRequestBody = { rfc: '', name: '', regimenFiscal: '', usoCfdi: '', postalCode: '' }

/** The request for the invoice of a payment; the practice issues it. Typed values stay while the dialog is closed. */
export function InvoiceDialog({ open, known = EMPTY, onClose, onRequest }: InvoiceDialogProps) {
  const form = useId()
  const [typed, setTyped] = useState(known)
  const { errors, busy, field, formProps } = useForm({
    validate: data => checkInvoice(plainInvoice(invoiceOf(data))),
    submit: data => onRequest(plainInvoice(invoiceOf(data))),
  })
  const kind = kindOfRfc(plainRfc(typed.rfc))
  const regimes = REGIMES.filter(regime => !kind || regime[kind])
  const uses = USES.filter(use => !typed.regimenFiscal || use.regimes.includes(typed.regimenFiscal))
  return (
    <Dialog
      open={open}
      onClose={() => !busy && onClose()}
      title="Pedir factura"
      footer={
        <>
          <Button variant="quiet" onClick={onClose} disabled={busy}>
            Ahora no
          </Button>
          <Button type="submit" form={form} busy={busy} busyLabel="Enviando tus datos…">
            Pedir factura
          </Button>
        </>
      }
    >
      <form
        {...formProps}
        id={form}
        className={styles.form}
        onInput={({ currentTarget }) => setTyped(invoiceOf(new FormData(currentTarget)))}
      >
        <p>Escribe tus datos como están en tu constancia de situación fiscal. La clínica emite tu factura.</p>
        <TextField
          label="RFC"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed.rfc}
          {...field('rfc')}
        />
        <TextField
          label="Nombre o razón social"
          autoComplete="name"
          maxLength={254}
          defaultValue={typed.name}
          {...field('name')}
        />
        <SelectField label="Régimen fiscal" defaultValue={typed.regimenFiscal} {...field('regimenFiscal')}>
          <option value="">Seleccionar</option>
          {regimes.map(regime => (
            <option key={regime.code} value={regime.code}>
              {codeInWords(regime)}
            </option>
          ))}
        </SelectField>
        <SelectField label="Uso de CFDI" defaultValue={typed.usoCfdi} {...field('usoCfdi')}>
          <option value="">Seleccionar</option>
          {uses.map(use => (
            <option key={use.code} value={use.code}>
              {codeInWords(use)}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Código postal del domicilio fiscal"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={5}
          defaultValue={typed.postalCode}
          {...field('postalCode')}
        />
        <FormMessage>{errors.form}</FormMessage>
      </form>
    </Dialog>
  )
}

function invoiceOf(data: FormData): InvoiceRequestBody {
  return {
    rfc: textOf(data, 'rfc'),
    name: textOf(data, 'name'),
    regimenFiscal: textOf(data, 'regimenFiscal'),
    usoCfdi: textOf(data, 'usoCfdi'),
    postalCode: textOf(data, 'postalCode'),
  }
}
