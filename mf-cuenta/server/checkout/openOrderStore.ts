import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { orders } from '../schema'
import type { Order } from '../settle/order'

const isOfAttempt = (userId: number, idempotencyKey: string) =>
  and(eq(orders.userId, userId), eq(orders.idempotencyKey, idempotencyKey))

const isUnopened = ({ id }: Order) => and(eq(orders.id, id), isNull(orders.sessionId))

/** The order that an earlier attempt with the same key got. */
export async function orderOfAttempt(one: Database, userId: number, idempotencyKey: string) {
  const [order] = await one.select().from(orders).where(isOfAttempt(userId, idempotencyKey))
  return order
}

/** The person's open order for a product. */
export async function openOrderOf(one: Database, userId: number, productKey: string) {
  const [open] = await one
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.productKey, productKey), eq(orders.status, 'OPEN')))
  return open
}

export async function addOrder(one: Database, values: typeof orders.$inferInsert): Promise<Order> {
  const [order] = await one.insert(orders).values(values).returning()
  if (!order) throw new Error('the order was not added')
  return order
}

/**
 * Records the attempt that an order answers, so that its repetition is known after the payment. An abandoned payment of
 * the same attempt loses its key.
 */
export async function nameAttempt(
  one: Database,
  { id, userId, idempotencyKey }: { id: number; userId: number; idempotencyKey: string },
): Promise<void> {
  await one.update(orders).set({ idempotencyKey: null }).where(isOfAttempt(userId, idempotencyKey))
  await one.update(orders).set({ idempotencyKey }).where(eq(orders.id, id))
}

/** Records the page that the provider opened, where no parallel call did. */
export async function recordSession(
  database: Database,
  order: Order,
  session: Pick<Order, 'sessionId' | 'url' | 'askAt'>,
): Promise<void> {
  await database.update(orders).set(session).where(isUnopened(order))
}

/** Deletes an order whose page the provider did not open. */
export async function deleteUnopenedOrder(database: Database, order: Order): Promise<void> {
  await database.delete(orders).where(isUnopened(order))
}

/** Ends an order whose page is not open. */
export async function expireUnopenedOrder(database: Database, order: Order): Promise<void> {
  const isOpen = and(isUnopened(order), eq(orders.status, 'OPEN'))
  await database.update(orders).set({ status: 'EXPIRED' }).where(isOpen)
}

/** The person's open orders with a discount. */
export function discountedOrders(one: Database, userId: number): Promise<Order[]> {
  return one
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'OPEN'), isNotNull(orders.discount)))
}

/** Ends open orders; the job closes their pages at the provider. */
export async function expireOrders(one: Database, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await one
    .update(orders)
    .set({
      status: 'EXPIRED',
      expiresAt: now,
      // A page that is still being opened is closed by the call that opens it.
      askAt: sql`case when ${orders.sessionId} is null then null else ${now.toISOString()}::timestamptz end`,
    })
    .where(inArray(orders.id, [...ids]))
}
