import { holds } from 'shared/entitlements'
import type { ConsultationId } from 'shared/entitlements/consultations'
import type { Purchase } from 'shared/published/person'
import { lengthsOf } from '../slots/soldLength'
import { acceptedProducts, type Catalogue, type Kind, payingProducts } from './acceptedProducts'

export interface Holder {
  purchases: readonly Pick<Purchase, 'productId' | 'product' | 'status'>[]
}

/**
 * Whether the person has to buy something before they choose a time: true without an ACTIVE purchase that pays for an
 * appointment of this kind (shared/product/citas.md#entitlement).
 */
export function missingPurchase(person: Holder, kind: Kind, catalogue: Catalogue): boolean {
  return heldFor(person, kind, catalogue).length === 0
}

/** The product that booking this appointment uses up; undefined where the person holds none that pays for it. */
export function payingProduct(
  person: Holder,
  wanted: Kind & { minutes: number },
  catalogue: Catalogue,
): ConsultationId | undefined {
  return acceptedProducts(wanted, catalogue).find(product => holds(person, product))
}

/** The lengths of which the person's purchases pay for one; empty where none pays for an appointment of this kind. */
export function paidLengths(person: Holder, kind: Kind, catalogue: Catalogue): number[] {
  const lengths = heldFor(person, kind, catalogue).flatMap(product => lengthsOf(product, catalogue))
  return [...new Set(lengths)].sort((a, b) => a - b)
}

/** The products that the person holds of those that pay for this kind, in the order in which they are used up. */
export function heldFor(person: Holder, kind: Kind, catalogue: Catalogue): ConsultationId[] {
  return payingProducts(kind, catalogue).filter(product => holds(person, product))
}
