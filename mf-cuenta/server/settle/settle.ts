import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import type { PaymentProvider, ProviderEvent } from '../provider/provider'
import { orders, paymentEvents } from '../schema'
import { applySession } from './applySession'
import { askAtOf } from './askAtOf'

/**
 * Brings an order, and everything that it paid for, to the state that the provider tells now. The webhook, the recurring
 * job and the reconciliation all come here, so that an event that is late, early, repeated or lost makes no difference.
 * Nothing is locked while the provider is being asked. Each reading takes a number before it begins, and is not applied
 * after one with a higher number: that one began later, and saw everything that this event tells of. Returns the changes
 * in words, for an operator.
 */
export async function settle(
  context: SliceContext,
  provider: PaymentProvider,
  orderId: number,
  event?: ProviderEvent,
): Promise<string[]> {
  const { database } = context
  const [order] = await database
    .update(orders)
    .set({ readings: sql`${orders.readings} + 1` })
    .where(and(eq(orders.id, orderId), isNotNull(orders.sessionId)))
    .returning()
  if (!order?.sessionId) return []
  const session = await provider.read(order.sessionId)
  return database.transaction(async one => {
    const now = context.now()
    // First of all: a repeated event must not put off what the job has to do at once.
    if (event && !(await isNew(one, event, order.id, now))) return []
    const [current] = await one
      .update(orders)
      .set({ applied: order.readings, checkedAt: now, askAt: askAtOf(order, session, now) })
      .where(and(eq(orders.id, order.id), lt(orders.applied, order.readings)))
      .returning()
    return current ? applySession(one, { context, order: current, session }) : []
  })
}

/** Records an event; false where it was recorded before. */
async function isNew(transaction: Database, { id }: ProviderEvent, orderId: number, now: Date) {
  const added = await transaction
    .insert(paymentEvents)
    .values({ id, orderId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id })
  return added.length > 0
}
