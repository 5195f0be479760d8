import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { chosenTimePath } from 'shared/published/appointmentPaths'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import type { Checkout, CheckoutState, ConfirmingPayment } from '../../contract/purchases'
import { type OrderStatus, orders, purchases } from '../schema'

const STATES: Readonly<Record<OrderStatus, CheckoutState>> = {
  OPEN: 'confirming',
  PAID: 'confirmed',
  EXPIRED: 'abandoned',
  REFUNDED: 'refunded',
}

/** A payment that the person started; undefined where it is not theirs. */
export async function checkoutByReference(
  context: SliceContext,
  userId: number,
  reference: string,
): Promise<Checkout | undefined> {
  const [order] = await context.database
    .select()
    .from(orders)
    .where(and(eq(orders.reference, reference), eq(orders.userId, userId)))
  if (!order) return undefined
  const { productId, product, title, amount, returnPath, status, url, appointmentId } = order
  const notBooked = await notBookedOf(context, userId, order)
  const isUsed = status === 'PAID' && (await isUsedUp(context, order.id))
  const page = status === 'OPEN' ? url : null
  const bought = { productId, product, title, amount, returnPath }
  return {
    reference,
    state: STATES[status],
    ...bought,
    page,
    appointmentId,
    isUsed,
    notBooked,
  }
}

/** A person has one open order a product; a script could open more, which nobody reads. */
const MOST_CONFIRMING = 20

/** The person's payments that are being confirmed, the last begun first. An order that was only opened is none. */
export function confirmingPayments(database: Database, userId: number): Promise<ConfirmingPayment[]> {
  return database
    .select({ reference: orders.reference, title: orders.title, amount: orders.amount })
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.status, 'OPEN'), isNotNull(orders.returnedAt)))
    .orderBy(desc(orders.id))
    .limit(MOST_CONFIRMING)
}

/** Records that the person came back as one who paid, the first time; returns whether the order is theirs. */
export async function recordReturn(
  database: Database,
  { userId, reference, at }: { userId: number; reference: string; at: Date },
): Promise<boolean> {
  const own = await database
    .update(orders)
    .set({ returnedAt: sql`coalesce(${orders.returnedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(orders.reference, reference), eq(orders.userId, userId)))
    .returning({ id: orders.id })
  return own.length > 0
}

/** Whether the consultation that an order brought pays for an appointment. */
async function isUsedUp({ database }: SliceContext, orderId: number): Promise<boolean> {
  const used = await database
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.orderId, orderId), eq(purchases.status, 'USED')))
  return used.length > 0
}

/** The reason for which the chosen time was not booked, with the nearest free ones; null where there is none. */
async function notBookedOf(
  context: SliceContext,
  userId: number,
  { slot, notBooked }: typeof orders.$inferSelect,
): Promise<Checkout['notBooked']> {
  if (notBooked === null || slot === null) return null
  const nearest = await context.ports.appointments.nearestToWish(context.database, { userId, slot })
  const times = nearest?.times.map(({ init, inWords }) => ({
    inWords,
    path: chosenTimePath({ ...slot, specialistId: nearest.specialistId, init: init.toISOString() }),
  }))
  return { message: notBooked, times: times ?? [] }
}
