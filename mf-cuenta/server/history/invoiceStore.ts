import { and, asc, desc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { wholeFileType } from 'shared/server/files/fileType'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import type { InvoiceFiles, StaffInvoice } from '../../contract/invoices'
import type { InvoiceRequestBody } from '../../contract/payments'
import { invoiceMail, invoiceRefusals } from '../../messages'
import { invoiceRequests, orders, payments } from '../schema'
import { folioOf } from './folio'

type InvoiceRow = typeof invoiceRequests.$inferSelect

const requested = (database: Database) =>
  database
    .select({ invoice: invoiceRequests, payment: payments, origin: orders.origin })
    .from(invoiceRequests)
    .innerJoin(payments, eq(payments.id, invoiceRequests.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))

/** The invoices that people asked for and the practice has not issued, the oldest first. */
export async function waitingInvoices(database: Database): Promise<StaffInvoice[]> {
  const rows = await requested(database)
    .where(isNull(invoiceRequests.issuedAt))
    .orderBy(asc(invoiceRequests.createdAt))
  return rows.map(asStaffInvoice)
}

/** Those that wait, the oldest first; then those issued since that moment, which a corrected one can replace. */
export async function staffInvoices(database: Database, since: Date): Promise<StaffInvoice[]> {
  const rows = await requested(database)
    .where(or(isNull(invoiceRequests.issuedAt), gte(invoiceRequests.issuedAt, since)))
    // Descending, PostgreSQL has the rows without a moment first.
    .orderBy(desc(invoiceRequests.issuedAt), asc(invoiceRequests.createdAt))
  return rows.map(asStaffInvoice)
}

function asStaffInvoice({
  invoice,
  payment,
}: {
  invoice: InvoiceRow
  payment: typeof payments.$inferSelect
}) {
  return {
    id: payment.id,
    folio: folioOf(payment.id),
    title: payment.title,
    amount: payment.amount,
    paidAt: payment.paidAt.toISOString(),
    requestedAt: invoice.createdAt.toISOString(),
    issuedAt: invoice.issuedAt?.toISOString() ?? null,
    refunded: payment.status === 'REFUNDED',
    ...taxDataOf(invoice),
  }
}

function taxDataOf({ rfc, name, regimenFiscal, usoCfdi, postalCode }: InvoiceRow): InvoiceRequestBody {
  return { rfc, name, regimenFiscal, usoCfdi, postalCode }
}

/** The data of the person's newest request. */
export async function lastTaxData(
  database: Database,
  userId: number,
): Promise<InvoiceRequestBody | undefined> {
  const [last] = await database
    .select()
    .from(invoiceRequests)
    .where(eq(invoiceRequests.userId, userId))
    .orderBy(desc(invoiceRequests.createdAt))
    .limit(1)
  return last && taxDataOf(last)
}

/** Whether it is the first request for this payment. */
export async function addInvoiceRequest(
  database: Database,
  request: typeof invoiceRequests.$inferInsert,
): Promise<boolean> {
  const added = await database.insert(invoiceRequests).values(request).onConflictDoNothing().returning()
  return added.length > 0
}

/** The issued invoice of the person's own payment. */
export async function issuedInvoice(
  database: Database,
  userId: number,
  paymentId: number,
): Promise<InvoiceFiles | undefined> {
  const own = and(eq(invoiceRequests.paymentId, paymentId), eq(invoiceRequests.userId, userId))
  const [found] = await database
    .select({ pdf: invoiceRequests.pdf, xml: invoiceRequests.xml })
    .from(invoiceRequests)
    .where(and(own, isNotNull(invoiceRequests.issuedAt)))
  return found?.pdf && found.xml ? { pdf: found.pdf, xml: found.xml } : undefined
}

/** The problem of the files by field; undefined where there is none. An invoice names the RFC that asked for it. */
function filesProblem({ pdf, xml }: InvoiceFiles, rfc: string): Partial<InvoiceFiles> | undefined {
  if (wholeFileType(Buffer.from(pdf, 'base64')) !== 'pdf') return { pdf: invoiceRefusals.pdf }
  if (!/<(\w+:)?Comprobante[\s>]/.test(xml)) return { xml: invoiceRefusals.xml }
  return xml.toUpperCase().includes(`RFC="${rfc.toUpperCase()}"`)
    ? undefined
    : { xml: invoiceRefusals.otherRfc(rfc) }
}

interface Issued {
  invoice: StaffInvoice
  userId: number
}

/**
 * Stores the practice's invoice and mails it to its person, in the caller's transaction. A corrected one is mailed
 * again, the same one is not. Undefined where nobody asked for it; otherwise the problem of the files, or the invoice.
 */
export async function issueInvoice(
  { ports, mail, now }: SliceContext,
  one: Database,
  { paymentId, pdf, xml }: InvoiceFiles & { paymentId: number },
): Promise<Issued | { problem: Partial<InvoiceFiles> } | undefined> {
  const [found] = await requested(one).where(eq(invoiceRequests.paymentId, paymentId)).for('update')
  if (!found) return undefined
  const { invoice, origin } = found
  const problem = filesProblem({ pdf, xml }, invoice.rfc)
  if (problem) return { problem }
  const { userId } = invoice
  const issued = { invoice: asStaffInvoice(found), userId }
  if (invoice.pdf === pdf && invoice.xml === xml) return issued
  const issuedAt = now()
  await one
    .update(invoiceRequests)
    .set({ pdf, xml, issuedAt })
    .where(eq(invoiceRequests.paymentId, paymentId))
  issued.invoice.issuedAt = issuedAt.toISOString()
  const person = await ports.people.byId(one, userId)
  if (!person) return issued
  const { folio, title } = issued.invoice
  const name = `factura-${folio}`
  await mail.send(
    composeMail({
      to: person.email,
      firstName: person.firstName,
      subject: invoiceMail.subject(folio),
      body: [
        invoiceMail.lead(title),
        { button: 'Ver mi recibo', link: `${origin}/user/pagos?recibo=${paymentId}` },
      ],
      attachments: [
        { fileName: `${name}.pdf`, contentType: 'application/pdf', content: pdf, encoding: 'base64' },
        { fileName: `${name}.xml`, contentType: 'application/xml; charset=utf-8', content: xml },
      ],
    }),
    { transaction: one, userId, cause: 'practice' },
  )
  return issued
}
