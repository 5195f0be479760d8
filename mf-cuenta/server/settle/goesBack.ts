import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'
import type { ProviderPayment, ProviderSession } from '../provider/provider'
import type { OrderStatus } from '../schema'
import type { Order } from './order'
import { hasOtherPlan } from './paidStore'

/** Whether an order was paid that must not be: it activates nothing, and its money is given back. */
export async function goesBack(one: Database, order: Order, session: ProviderSession): Promise<boolean> {
  return (
    isPaidForNobody(order, session) ||
    isPaidTooLate(order, session) ||
    (await isSecondMonthlyPlan(one, order, session))
  )
}

/** The order was paid after its person's account had ended: nobody is left to get the thing that it paid for. */
function isPaidForNobody({ userId, status }: Order, { payments: made }: ProviderSession): boolean {
  return userId === null && isUndecided(status) && made.some(isTaken)
}

/** The order was paid after it had been ended here (`endUnearned`), on a page that was still open at the provider. */
function isPaidTooLate({ priceId, status, expiresAt }: Order, { payments: made }: ProviderSession): boolean {
  return priceId === null && status === 'EXPIRED' && made.some(one => isTaken(one) && one.at > expiresAt)
}

/**
 * The order was paid while its person held another monthly plan. The lock keeps two plans that are settled at once from
 * not seeing each other; it ends with the transaction.
 */
async function isSecondMonthlyPlan(
  one: Database,
  { id, userId, status }: Order,
  { subscription }: ProviderSession,
): Promise<boolean> {
  if (userId === null || !isUndecided(status) || !subscription || subscription.status === 'ended')
    return false
  await lockNamed(one, `monthly plan of ${userId}`)
  return hasOtherPlan(one, userId, id)
}

/** A superseded order is ended while its page may still be open, so it can be paid like an open one. */
const isUndecided = (status: OrderStatus) => status === 'OPEN' || status === 'EXPIRED'

/** The practice has the money, or a part of it. */
export const isTaken = (payment: ProviderPayment) => payment.status === 'paid' && !isGivenBack(payment)

/** A part of the money that went back takes nothing away from the person. */
export const isGivenBack = ({ status, amount, refunded }: ProviderPayment) =>
  status === 'paid' && refunded >= amount
