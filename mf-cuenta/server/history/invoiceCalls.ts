import { MS_PER_DAY } from 'shared/dates/times'
import { created, invalid, notFound, ok } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { invoicesContract } from '../../contract/invoices'
import { invoiceRefusals } from '../../messages'
import { issuedInvoice, issueInvoice, lastTaxData, staffInvoices } from './invoiceStore'

/** An issued invoice stays in the list for as long, so that a wrong file can be replaced. */
const CORRECTED_FOR_DAYS = 30

/** The invoices of a person, and those that the practice issues. */
export function invoiceCalls(context: SliceContext): Handlers<typeof invoicesContract> {
  const { database, now } = context
  return {
    'GET payments/tax-data': async ({ person }) => {
      const last = await lastTaxData(database, person.id)
      return ok(last ? [last] : [])
    },

    'GET payments/{id}/invoice': async ({ person, params }) => {
      const files = await issuedInvoice(database, person.id, params.id)
      return files ? ok(files) : notFound(invoiceRefusals.notIssued)
    },

    'GET staff/invoices': ({ audit }) =>
      database.transaction(async one => {
        const since = new Date(now().getTime() - CORRECTED_FOR_DAYS * MS_PER_DAY)
        return audit(one, { act: 'invoice requests read', whose: null }, ok(await staffInvoices(one, since)))
      }),

    'POST staff/invoices/{id}': ({ params: { id }, body, audit }) =>
      database.transaction(async one => {
        const issued = await issueInvoice(context, one, { paymentId: id, ...body })
        if (!issued) return notFound(invoiceRefusals.notRequested)
        if ('problem' in issued) {
          const [message = ''] = Object.values(issued.problem)
          return invalid(message, issued.problem)
        }
        const { invoice, userId } = issued
        return audit(one, { act: `invoice ${invoice.folio} issued`, whose: userId }, created(invoice))
      }),
  }
}
