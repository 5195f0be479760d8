import type { Database } from 'shared/server/database/database'
import { isDatabaseUnavailable } from 'shared/server/database/isDatabaseUnavailable'
import { rollBackRefusals } from 'shared/server/database/rollBackRefusals'
import type { PaidWish } from 'shared/server/ports/appointments'
import type { SliceContext } from 'shared/server/slices/context'
import { checkoutMessages } from '../../messages'
import type { Order } from './order'
import { updateOrder } from './orderStore'
import { markUsed } from './paidStore'

interface Paid {
  order: Order
  userId: number
  purchaseId: number
}

/** The outcome of a time that was chosen before paying: its appointment, or the reason in words why there is none. */
export type Chosen = { appointmentId: number; notBooked: null } | { appointmentId: null; notBooked: string }

/**
 * Books the time that was chosen before paying, with the purchase that its payment has just brought, and records the
 * outcome. The payment is settled whatever booking answers, and without mf-citas too: then the purchase stays free.
 */
export async function bookChosen(
  context: SliceContext,
  one: Database,
  { order, userId, purchaseId }: Paid,
): Promise<Chosen | undefined> {
  const { id, slot, productId } = order
  if (slot === null) return undefined
  const chosen = await book(context, one, { userId, purchaseId, productId, slot })
  if (chosen.appointmentId !== null) await markUsed(one, purchaseId)
  await updateOrder(one, id, { ...chosen })
  return chosen
}

/** In a savepoint: a refusal or an error undoes the booking alone. */
async function book(
  { ports: { appointments } }: SliceContext,
  one: Database,
  wish: PaidWish & { purchaseId: number },
): Promise<Chosen> {
  try {
    const booked = await rollBackRefusals(one, savepoint => appointments.bookPaid(savepoint, wish))
    if (!booked.ok) return { appointmentId: null, notBooked: booked.message }
    return { appointmentId: booked.data.id, notBooked: null }
  } catch (error) {
    // The whole settlement is tried again: another time the booking may succeed.
    if (isDatabaseUnavailable(error)) throw error
    return { appointmentId: null, notBooked: checkoutMessages.notBooked }
  }
}
