import { conflict, created, notFound } from 'shared/server/http/outcome'
import { pageOf } from 'shared/server/http/pages'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { Payment, paymentsContract } from '../../contract/payments'
import { invoiceRefusals } from '../../messages'
import { checkInvoice, plainInvoice } from '../../rules/invoices/checkInvoice'
import type { payments } from '../schema'
import { folioOf } from './folio'
import { addInvoiceRequest } from './invoiceStore'
import { paymentOf, paymentsOf } from './paymentStore'

type Calls = Pick<Handlers<typeof paymentsContract>, 'GET payments' | 'POST payments/{id}/invoice'>

/** The person's payments, and the invoices that they ask for. */
export function historyCalls({ database, now }: SliceContext): Calls {
  return {
    'GET payments': ({ person, query }) =>
      pageOf(query, async page => {
        const rows = await paymentsOf(database, person.id, page)
        return rows.map(({ payment, invoice }) => asPayment(payment, invoice))
      }),

    'POST payments/{id}/invoice': async ({ person, params, body }) => {
      const payment = await paymentOf(database, person.id, params.id)
      if (!payment) return notFound(invoiceRefusals.noPayment)
      if (payment.status !== 'PAID') return conflict(invoiceRefusals.notPaid)
      const invoice = plainInvoice(body)
      const refused = refuseFields(checkInvoice(invoice))
      if (refused) return refused
      const request = { ...invoice, paymentId: payment.id, userId: person.id, createdAt: now() }
      const isFirst = await addInvoiceRequest(database, request)
      return isFirst ? created(invoice) : conflict(invoiceRefusals.already)
    },
  }
}

function asPayment(
  row: typeof payments.$inferSelect,
  invoice: { requestedAt: Date | null; issuedAt: Date | null } | null,
): Payment {
  const { id, title, status, listAmount, discount, amount, refunded, method, paidAt } = row
  return {
    id,
    folio: folioOf(id),
    title,
    status,
    listAmount,
    discount,
    amount,
    refunded,
    method,
    paidAt: paidAt.toISOString(),
    invoiceRequested: invoice !== null,
    invoiceIssuedAt: invoice?.issuedAt?.toISOString() ?? null,
  }
}
