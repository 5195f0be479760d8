import type { SliceContext } from 'shared/server/slices/context'
import type { PaymentProvider, ProviderEvent } from '../provider/provider'
import { applySession } from './applySession'
import { askAtOf } from './askAtOf'
import { beginReading, recordEvent, recordReading } from './orderStore'

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
  const order = await beginReading(database, orderId)
  if (!order?.sessionId) return []
  const session = await provider.read(order.sessionId)
  return database.transaction(async one => {
    const now = context.now()
    // First of all: a repeated event must not put off what the job has to do at once.
    if (event && !(await recordEvent(one, { id: event.id, orderId, receivedAt: now }))) return []
    const current = await recordReading(one, order, { checkedAt: now, askAt: askAtOf(order, session, now) })
    return current ? applySession(one, { context, order: current, session }) : []
  })
}
