import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import { payments, purchases, subscriptions } from '../schema'
import type { SubscriptionColumns } from './subscriptionColumns'

const paymentsOf = statement(database =>
  database
    .select({ paymentId: payments.paymentId, status: payments.status, refunded: payments.refunded })
    .from(payments)
    .where(eq(payments.orderId, sql.placeholder('orderId'))),
)
const purchasesOf = statement(database =>
  database
    .select({ id: purchases.id, part: purchases.part, revoked: purchases.revoked })
    .from(purchases)
    .where(and(eq(purchases.orderId, sql.placeholder('orderId')), isNotNull(purchases.part))),
)
const subscriptionsOf = statement(database =>
  database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderId, sql.placeholder('orderId'))),
)

/** The rows that an order has already. */
export async function rowsOf(one: Database, orderId: number) {
  return {
    payments: await paymentsOf(one).execute({ orderId }),
    purchases: await purchasesOf(one).execute({ orderId }),
    subscriptions: await subscriptionsOf(one).execute({ orderId }),
  }
}

/** Adds a payment, or brings its state and its refund up to date. Returns its id. */
export async function writePayment(one: Database, payment: typeof payments.$inferInsert): Promise<number> {
  const { status, refunded } = payment
  const [row] = await one
    .insert(payments)
    .values(payment)
    .onConflictDoUpdate({ target: [payments.orderId, payments.paymentId], set: { status, refunded } })
    .returning({ id: payments.id })
  if (!row) throw new Error('the payment was not written')
  return row.id
}

/** Adds an order's subscription, or changes the columns of the one that it has. */
export async function writeSubscription(
  one: Database,
  { columns, ...held }: { userId: number; orderId: number; createdAt: Date; columns: SubscriptionColumns },
): Promise<void> {
  await one
    .insert(subscriptions)
    .values({ ...held, ...columns })
    .onConflictDoUpdate({ target: subscriptions.orderId, set: columns })
}

/** Whether the person has an active subscription by another order. */
export async function hasOtherPlan(one: Database, userId: number, orderId: number): Promise<boolean> {
  const isOther = or(isNull(subscriptions.orderId), ne(subscriptions.orderId, orderId))
  const active = and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'ACTIVE'), isOther)
  return (await one.$count(subscriptions, active)) > 0
}

export async function addPurchase(one: Database, purchase: typeof purchases.$inferInsert): Promise<number> {
  const [added] = await one.insert(purchases).values(purchase).returning({ id: purchases.id })
  if (!added) throw new Error('the purchase was not added')
  return added.id
}

export async function markUsed(one: Database, purchaseId: number): Promise<void> {
  await one.update(purchases).set({ status: 'USED' }).where(eq(purchases.id, purchaseId))
}

/** A revoked purchase that was not used up is CANCELLED, and ACTIVE again where the money came back. */
export async function setRevoked(one: Database, id: number, revoked: boolean): Promise<void> {
  const [from, to] = revoked ? ['ACTIVE', 'CANCELLED'] : ['CANCELLED', 'ACTIVE']
  await one
    .update(purchases)
    .set({
      revoked,
      status: sql`case when ${purchases.status} = ${from} then ${to} else ${purchases.status} end`,
    })
    .where(eq(purchases.id, id))
}
