import { and, eq } from 'drizzle-orm'
import { chosenTimePath } from 'shared/published/appointmentPaths'
import type { SliceContext } from 'shared/server/slices/context'
import type { Checkout, CheckoutState } from '../../contract/purchases'
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
