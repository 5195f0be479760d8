import { isConsultation } from 'shared/entitlements/consultations'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import type { Ports } from 'shared/server/slices/ports'
import { bookChosen, type Chosen } from './bookChosen'
import type { Order } from './order'
import { addPurchase, setRevoked } from './paidStore'
import type { Part } from './partsOf'

/** An appointment that ended because its payment went back. */
export type CancelledAppointment = NonNullable<Awaited<ReturnType<Ports['appointments']['cancelRefunded']>>>

interface Known {
  id: number
  part: string | null
  revoked: boolean
}

interface Applying {
  context: SliceContext
  order: Order
  userId: number
  parts: readonly Part[]
  /** The rows that the order has already. */
  known: readonly Known[]
}

interface AppliedParts {
  /** The changes in words, for an operator. */
  changes: string[]
  /** The appointments that were cancelled, by the part that had paid for them. */
  cancelled: Map<string, CancelledAppointment>
  /** The outcome of the time that was chosen before paying; undefined where none was. */
  chosen?: Chosen
}

/** Writes what a person holds by an order; a consultation that was given back takes its coming appointment along. */
export async function applyParts(
  one: Database,
  { context, order, userId, parts, known }: Applying,
): Promise<AppliedParts> {
  const applied: AppliedParts = { changes: [], cancelled: new Map() }
  for (const { part, productId, held, since } of parts) {
    const row = known.find(other => other.part === part)
    const say = (change: string) => applied.changes.push(`${order.reference}: compra ${productId} ${change}`)
    if (!row && held) {
      const { product, id: orderId } = order
      const purchase = {
        userId,
        productId,
        product,
        status: 'ACTIVE',
        createdAt: since,
        orderId,
        part,
      } as const
      const purchaseId = await addPurchase(one, purchase)
      say('- → ACTIVE')
      // Only here is the purchase new: a repeated event books nothing.
      applied.chosen = await bookChosen(context, one, { order, userId, purchaseId })
      if (applied.chosen?.appointmentId) say(`usada por la cita ${applied.chosen.appointmentId}`)
    } else if (row && !held && !row.revoked) {
      if (isConsultation(productId)) {
        const appointment = await context.ports.appointments.cancelRefunded(one, userId, row.id)
        if (appointment) applied.cancelled.set(part, appointment)
      }
      await setRevoked(one, row.id, true)
      say('revocada')
    } else if (row?.revoked && held) {
      await setRevoked(one, row.id, false)
      say('devuelta')
    }
  }
  return applied
}
