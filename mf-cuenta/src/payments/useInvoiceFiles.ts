import { saveFile } from 'shared/downloads/saveFile'
import { notify } from 'shared/session'
import type { Payment } from '../../contract/payments'
import { invoiceNotices } from '../../messages'
import { invoices } from '../api'

/** Downloads the invoice of a payment, which only its person can read. */
export function useInvoiceFiles({ id, folio }: Pick<Payment, 'id' | 'folio'>) {
  return async (kind: 'pdf' | 'xml'): Promise<void> => {
    const answer = await invoices('GET payments/{id}/invoice', { params: { id } })
    if (!answer.ok) {
      notify({ type: 'error', title: invoiceNotices.failureTitle, message: answer.message })
      return
    }
    const { pdf, xml } = answer.data
    const name = `factura-${folio}.${kind}`
    if (kind === 'xml') saveFile(xml, { name, type: 'application/xml' })
    else {
      const bytes = Uint8Array.from(atob(pdf), letter => letter.charCodeAt(0))
      saveFile(new Blob([bytes]), { name, type: 'application/pdf' })
    }
  }
}
