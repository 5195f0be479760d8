import type { OfferedPrice } from 'shared/published/buying'
import { acceptedProducts, type ConsultationId, type Specialty } from '../../rules/booking/acceptedProducts'
import { type BookingVersion, QUICK_MINUTES } from '../../rules/slots/appointmentEnd'

/** It pays online too, where a monthly plan brought it; it is sold for appointments in person. */
const IN_PERSON = 'Consultation'

interface Wanted {
  version: BookingVersion
  specialty: Specialty
  isOnline: boolean
}

/** The row of a product in this page version's price list; undefined where the practice does not sell it. */
export function priceOf(
  prices: readonly OfferedPrice[],
  product: ConsultationId,
  version: BookingVersion,
): OfferedPrice | undefined {
  const rows = prices.filter(({ productId }) => productId === product)
  return rows.find(({ list }) => list === version) ?? rows.find(({ list }) => list === null)
}

/**
 * The offers of the purchase modal: the products of this page version's price list that pay for an appointment of this
 * kind, cheapest first (shared/product/citas.md#booking).
 */
export function offersFor(
  prices: readonly OfferedPrice[],
  { version, specialty, isOnline }: Wanted,
): OfferedPrice[] {
  return acceptedProducts({ specialty, isOnline, minutes: QUICK_MINUTES[version] })
    .filter(product => !isOnline || product !== IN_PERSON)
    .flatMap(product => priceOf(prices, product, version) ?? [])
    .sort((a, b) => a.amount - b.amount)
}
