import type { OfferedPrice } from 'shared/published/buying'
import { acceptedProducts, type Specialty } from '../../rules/booking/acceptedProducts'
import type { BookingVersion } from '../../rules/slots/appointmentEnd'
import { QUICK_MINUTES } from '../../rules/slots/appointmentEnd'

interface Wanted {
  version: BookingVersion
  specialty: Specialty
  isOnline: boolean
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
    .flatMap(product => {
      const rows = prices.filter(({ productId }) => productId === product)
      const row = rows.find(({ list }) => list === version) ?? rows.find(({ list }) => list === null)
      return row ? [row] : []
    })
    .sort((a, b) => a.amount - b.amount)
}
