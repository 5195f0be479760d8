import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { orders, paymentEvents, payments } from '../schema'
import type { Order } from './order'

export async function orderById(database: Database, id: number): Promise<Order | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.id, id))
  return order
}

export async function orderByReference(database: Database, reference: string): Promise<Order | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.reference, reference))
  return order
}

export async function updateOrder(database: Database, id: number, change: Partial<Order>): Promise<void> {
  await database.update(orders).set(change).where(eq(orders.id, id))
}

/** The order with the number of the reading that begins; undefined where it has no session to read. */
export async function beginReading(database: Database, id: number): Promise<Order | undefined> {
  const [order] = await database
    .update(orders)
    .set({ readings: sql`${orders.readings} + 1` })
    .where(and(eq(orders.id, id), isNotNull(orders.sessionId)))
    .returning()
  return order
}

/** Records that a reading is applied; undefined where a later one was applied before. */
export async function recordReading(
  one: Database,
  { id, readings }: Order,
  read: Pick<Order, 'checkedAt' | 'askAt'>,
): Promise<Order | undefined> {
  const [current] = await one
    .update(orders)
    .set({ ...read, applied: readings })
    .where(and(eq(orders.id, id), lt(orders.applied, readings)))
    .returning()
  return current
}

export async function isKnownEvent(database: Database, id: string): Promise<boolean> {
  return (await database.$count(paymentEvents, eq(paymentEvents.id, id))) > 0
}

/** Records an event; false where it was recorded before. */
export async function recordEvent(one: Database, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const added = await one
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return added.length > 0
}

/** The next orders after an id that have a session at the provider. */
export function ordersWithSession(database: Database, { after, limit }: { after: number; limit: number }) {
  return database
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(and(gt(orders.id, after), isNotNull(orders.sessionId)))
    .orderBy(asc(orders.id))
    .limit(limit)
}

/** The number of orders about which the provider should have been asked before this moment. */
export function unsettledSince(database: Database, moment: Date): Promise<number> {
  return database.$count(orders, lt(orders.askAt, moment))
}

/** Ends the open orders whose page was never shown, so that nobody can pay them. */
export async function expireUnopened(database: Database, now: Date): Promise<void> {
  const unopened = and(eq(orders.status, 'OPEN'), isNull(orders.sessionId), lte(orders.expiresAt, now))
  await database.update(orders).set({ status: 'EXPIRED' }).where(unopened)
}

/** The orders about which the provider has to be asked now, the longest due first. */
export function dueOrders(database: Database, { now, limit }: { now: Date; limit: number }) {
  return database
    .select({ id: orders.id })
    .from(orders)
    .where(and(isNotNull(orders.askAt), lte(orders.askAt, now)))
    .orderBy(orders.askAt)
    .limit(limit)
}

/** The orders of accounts that ended about which the provider still has to be asked. */
export function ordersWithoutPerson(database: Database): Promise<Order[]> {
  const isUnfinished = inArray(orders.status, ['OPEN', 'EXPIRED', 'PAID'])
  return database
    .select()
    .from(orders)
    .where(and(isNull(orders.userId), isNotNull(orders.askAt), isUnfinished))
}

/** The due orders that were ended here, and those that were paid and activated nothing. */
export function supersededOrders(database: Database, now: Date): Promise<Order[]> {
  const isPaid = exists(database.select().from(payments).where(eq(payments.orderId, orders.id)))
  const isSuperseded = or(eq(orders.status, 'EXPIRED'), and(eq(orders.status, 'OPEN'), isPaid))
  return database
    .select()
    .from(orders)
    .where(and(isNotNull(orders.userId), lte(orders.askAt, now), isSuperseded))
}
