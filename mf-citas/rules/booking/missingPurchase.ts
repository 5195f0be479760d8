import { holds } from 'shared/entitlements'
import { type ConsultationId, isFull } from 'shared/entitlements/consultations'
import type { Purchase } from 'shared/published/person'
import { type BookingVersion, QUICK_MINUTES } from '../slots/appointmentEnd'
import { lengthsOf, soldLength } from '../slots/soldLength'
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

/**
 * The length of the appointment that the person books: that of the purchase that pays for it, of a full consultation
 * before a quick one, so that a full one means an hour (shared/product/citas.md#entitlement).
 */
export function bookedMinutes(
  person: Holder,
  { version, ...kind }: Kind & { version: BookingVersion },
  catalogue: Catalogue,
): number {
  const held = heldFor(person, kind, catalogue)
  const product = held.find(isFull) ?? held[0]
  return product ? soldLength(product, version, catalogue) : QUICK_MINUTES[version]
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

function heldFor(person: Holder, kind: Kind, catalogue: Catalogue): ConsultationId[] {
  return payingProducts(kind, catalogue).filter(product => holds(person, product))
}
