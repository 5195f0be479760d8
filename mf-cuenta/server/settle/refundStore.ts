import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { orders, payments, purchases, refunds, subscriptions } from '../schema'

export type Payment = typeof payments.$inferSelect

/** A payment with its session at the provider. */
export async function paymentWithSession(database: Database, id: number) {
  const [found] = await database
    .select({ payment: payments, sessionId: orders.sessionId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, id))
  return found
}

/** The purchase that was made with this payment, if an appointment has used it. */
export async function usedPurchaseOf(
  database: Database,
  { orderId, paymentId }: Payment,
): Promise<number | undefined> {
  const isItsPart = inArray(purchases.part, ['product', paymentId])
  const [purchase] = await database
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.orderId, orderId), eq(purchases.status, 'USED'), isItsPart))
  return purchase?.id
}

export async function activePlanOf(database: Database, orderId: number) {
  const [plan] = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.orderId, orderId), eq(subscriptions.status, 'ACTIVE')))
  return plan
}

/** A second reason for the same payment changes nothing. */
export async function addRefund(database: Database, refund: typeof refunds.$inferInsert): Promise<void> {
  await database.insert(refunds).values(refund).onConflictDoNothing()
}

/** The newest first. */
export function allRefunds(database: Database) {
  return database
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .orderBy(desc(refunds.createdAt))
}
