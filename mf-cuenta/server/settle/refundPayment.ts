import { eq } from 'drizzle-orm'
import { formatCentavos } from 'shared/published/money'
import { CommandRefused } from 'shared/server/slices/commandRefused'
import type { SliceContext } from 'shared/server/slices/slice'
import { operatorMessages } from '../../messages'
import { folioOf } from '../history/folio'
import type { PaymentProvider } from '../provider/provider'
import { orders, payments, refunds } from '../schema'
import { settle } from './settle'

/**
 * Gives all of a payment back. The reason is recorded before, so that an interrupted refund is seen, and the same
 * command completes it; the person gets a mail, as after every refund. A second time changes nothing.
 */
export async function refundPayment(
  context: SliceContext,
  provider: PaymentProvider,
  { paymentId, reason }: { paymentId: number; reason: string },
): Promise<string[]> {
  const { database } = context
  const folio = folioOf(paymentId)
  const [found] = await database
    .select({ payment: payments, sessionId: orders.sessionId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.id, paymentId))
  if (!found?.sessionId) throw new CommandRefused(operatorMessages.noPayment(folio))
  const { payment, sessionId } = found
  if (payment.status === 'FAILED') throw new CommandRefused(operatorMessages.notPaid(folio))
  if (payment.status === 'REFUNDED') return [operatorMessages.alreadyRefunded(folio)]
  await database.insert(refunds).values({ paymentId, reason, createdAt: context.now() }).onConflictDoNothing()
  await provider.refund(sessionId, payment.paymentId)
  const changes = await settle(context, provider, payment.orderId)
  return [...changes, operatorMessages.refunded(folio, formatCentavos(payment.amount), payment.title)]
}
