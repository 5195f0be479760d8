import { and, desc, eq } from 'drizzle-orm'
import { conflict, created, notFound } from 'shared/server/http/outcome'
import { pageOf } from 'shared/server/http/pages'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { Payment, paymentsContract } from '../../contract/payments'
import { invoiceRefusals } from '../../messages'
import { checkInvoice, plainInvoice } from '../../rules/invoices/checkInvoice'
import { invoiceRequests, payments } from '../schema'
import { folioOf } from './folio'

type Calls = Pick<Handlers<typeof paymentsContract>, 'GET payments' | 'POST payments/{id}/invoice'>

/** The person's payments, and the invoices that they ask for. */
export function historyCalls({ database, now }: SliceContext): Calls {
  return {
    'GET payments': ({ person, query }) =>
      pageOf(query, async ({ limit, offset }) => {
        const rows = await database
          .select({
            payment: payments,
            invoice: { requestedAt: invoiceRequests.createdAt, issuedAt: invoiceRequests.issuedAt },
          })
          .from(payments)
          .leftJoin(invoiceRequests, eq(invoiceRequests.paymentId, payments.id))
          .where(eq(payments.userId, person.id))
          .orderBy(desc(payments.paidAt), desc(payments.id))
          .limit(limit)
          .offset(offset)
        return rows.map(({ payment, invoice }) => asPayment(payment, invoice))
      }),

    'POST payments/{id}/invoice': async ({ person, params, body }) => {
      const [payment] = await database
        .select()
        .from(payments)
        .where(and(eq(payments.id, params.id), eq(payments.userId, person.id)))
      if (!payment) return notFound(invoiceRefusals.noPayment)
      if (payment.status !== 'PAID') return conflict(invoiceRefusals.notPaid)
      const invoice = plainInvoice(body)
      const refused = refuseFields(checkInvoice(invoice))
      if (refused) return refused
      const added = await database
        .insert(invoiceRequests)
        .values({ ...invoice, paymentId: payment.id, userId: person.id, createdAt: now() })
        .onConflictDoNothing()
        .returning()
      return added.length > 0 ? created(invoice) : conflict(invoiceRefusals.already)
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
