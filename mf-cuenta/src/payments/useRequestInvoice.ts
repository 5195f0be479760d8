import { errorsOf } from 'shared/forms/errorsOf'
import type { FieldErrors } from 'shared/forms/useForm'
import { useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { InvoiceRequestBody } from '../../contract/payments'
import { invoiceNotices } from '../../messages'
import { payments } from '../api'

/** Asks for the invoice of a payment; returns the server's messages by field. */
export function useRequestInvoice(paymentId: number) {
  const { id } = useUser()
  const client = useQueryClient()
  return async (body: InvoiceRequestBody): Promise<FieldErrors> => {
    const answer = await payments('POST payments/{id}/invoice', { params: { id: paymentId }, body })
    if (!answer.ok) return errorsOf(answer)
    void client.invalidateQueries({ queryKey: ['cuenta', 'payments', id] })
    notify({ type: 'success', title: invoiceNotices.doneTitle, message: invoiceNotices.done })
    return {}
  }
}
