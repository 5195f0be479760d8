import { and, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Checkout, CheckoutState } from '../../contract/purchases'
import { type OrderStatus, orders } from '../schema'

const STATES: Readonly<Record<OrderStatus, CheckoutState>> = {
  OPEN: 'confirming',
  PAID: 'confirmed',
  EXPIRED: 'abandoned',
  REFUNDED: 'refunded',
}

/** A payment that the person started; undefined where it is not theirs. */
export async function checkoutByReference(
  database: Database,
  userId: number,
  reference: string,
): Promise<Checkout | undefined> {
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.reference, reference), eq(orders.userId, userId)))
  if (!order) return undefined
  const { productId, product, title, amount, returnPath, status } = order
  return { reference, state: STATES[status], productId, product, title, amount, returnPath }
}
