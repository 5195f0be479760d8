import { and, eq, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import type { SliceContext } from 'shared/server/slices/slice'
import type { PaymentProvider, ProviderEvent } from '../provider/provider'
import { orders, paymentEvents } from '../schema'
import { applySession } from './applySession'
import { askAtOf } from './askAtOf'

export type Order = typeof orders.$inferSelect

/** How often a reading is repeated that another reader overtook. */
const MOST_READINGS = 10

const orderById = statement(database =>
  database
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('id'))),
)

/**
 * Brings an order, and everything that it paid for, to the state that the provider tells now. The webhook, the recurring
 * job and the reconciliation all come here, so that an event that is late, early, repeated or lost makes no difference.
 * Nothing is written while the provider is being asked, and the answer is applied only where no other reading was
 * applied meanwhile: an older answer never overwrites a newer one. Answers the changes in words, for an operator.
 */
export async function settle(
  context: SliceContext,
  provider: PaymentProvider,
  orderId: number,
  event?: ProviderEvent,
): Promise<string[]> {
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const [order] = await orderById(context.database).execute({ id: orderId })
    if (!order?.sessionId) return []
    const session = await provider.read(order.sessionId)
    const changes = await context.database.transaction(async one => {
      const now = context.now()
      const [current] = await one
        .update(orders)
        .set({ version: order.version + 1, checkedAt: now, askAt: askAtOf(order, session, now) })
        .where(and(eq(orders.id, order.id), eq(orders.version, order.version)))
        .returning({ id: orders.id })
      if (!current) return undefined
      if (event && !(await isNew(one, event, order.id, now))) return []
      return applySession(one, { context, order, session })
    })
    if (changes) return changes
  }
  throw new Error(`order ${orderId} changed during each of ${MOST_READINGS} readings`)
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
