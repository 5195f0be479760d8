import type { ProductId } from 'shared/published/person'
import type { ProviderSession } from '../provider/provider'
import type { monthlyPlans } from '../schema'
import { isGivenBack, isTaken } from './goesBack'
import type { Order } from './order'

/** A monthly plan of the catalogue by its price. */
export type PlanOf = (priceId: string) => Promise<typeof monthlyPlans.$inferSelect | undefined>

/** Something that an order's payments pay for. */
export interface Part {
  /** `product`, or the id of the month's payment that brought an appointment. */
  part: string
  productId: ProductId
  held: boolean
  since: Date
}

/** The things that the person holds by this order: the product, or the subscription and each month's appointment. */
export async function partsOf(order: Order, session: ProviderSession, planOf: PlanOf): Promise<Part[]> {
  const { payments: made, subscription } = session
  const [first] = made
  if (!first) return []
  if (!subscription) {
    const held = made.some(isTaken)
    return [{ part: 'product', productId: order.productId, held, since: first.at }]
  }
  const parts: Part[] = [
    { part: 'product', productId: order.productId, held: subscription.status !== 'ended', since: first.at },
  ]
  for (const payment of made) {
    if (payment.status !== 'paid' || payment.priceId === null) continue
    if (!(await planOf(payment.priceId))?.includesAppointment) continue
    parts.push({
      part: payment.id,
      productId: 'Consultation',
      held: !isGivenBack(payment),
      since: payment.at,
    })
  }
  return parts
}
