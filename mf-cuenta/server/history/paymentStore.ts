import { and, desc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { invoiceRequests, payments } from '../schema'

/** A person's payments with the moments of their invoices, the newest first. */
export function paymentsOf(
  database: Database,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  return database
    .select({
      payment: payments,
      invoice: { requestedAt: invoiceRequests.createdAt, issuedAt: invoiceRequests.issuedAt },
    })
    .from(payments)
    .leftJoin(invoiceRequests, eq(invoiceRequests.paymentId, payments.id))
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(limit)
    .offset(offset)
}

/** The payment; undefined where it is not this person's. */
export async function paymentOf(database: Database, userId: number, id: number) {
  const [payment] = await database
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.userId, userId)))
  return payment
}
