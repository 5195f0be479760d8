import type { ConsultationId } from 'shared/entitlements/consultations'
import { byLength } from 'shared/entitlements/consultationWords'
import type { OfferedPrice } from 'shared/published/buying'
import type { Specialty } from 'shared/published/specialty'
import { payingProducts } from '../../rules/booking/acceptedProducts'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { rowOf } from '../../rules/slots/soldLength'

/** A consultation of the price list. */
export type Consultation = OfferedPrice & { productId: ConsultationId }

interface Wanted {
  version: BookingVersion
  specialty: Specialty
  isOnline: boolean
}

/**
 * The offers of the purchase modal: the products of this page version's price list that pay for an appointment of this
 * kind, shorter ones first, then cheaper ones (shared/product/citas.md#booking).
 */
export function offersFor(
  prices: readonly OfferedPrice[],
  { version, specialty, isOnline }: Wanted,
): Consultation[] {
  return payingProducts({ specialty, isOnline }, prices)
    .flatMap(productId => {
      const row = rowOf(prices, productId, version)
      return row ? [{ ...row, productId }] : []
    })
    .sort(byLength)
}

/** The name of a consultation in a page version's price list; a plain word where it is no longer sold. */
export function titleOf(
  prices: readonly OfferedPrice[],
  product: ConsultationId,
  version: BookingVersion,
): string {
  return rowOf(prices, product, version)?.title ?? 'Consulta'
}

/** The lowest price of them. */
export function lowestOf(offers: readonly OfferedPrice[]): OfferedPrice | undefined {
  return offers.reduce<OfferedPrice | undefined>(
    (lowest, one) => (lowest && lowest.amount <= one.amount ? lowest : one),
    undefined,
  )
}
