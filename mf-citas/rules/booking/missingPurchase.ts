import { holds } from 'shared/entitlements'
import type { Purchase } from 'shared/published/person'
import { QUICK_MINUTES } from '../slots/appointmentEnd'
import { acceptedProducts, type ConsultationId, fullConsultations, type Specialty } from './acceptedProducts'

interface Holder {
  purchases: readonly Pick<Purchase, 'productId' | 'product' | 'status'>[]
}

interface Wanted {
  specialty: Specialty
  isOnline: boolean
}

/**
 * Whether the person has to buy something before they choose a time: true without an ACTIVE purchase that pays for an
 * appointment of this kind (shared/product/citas.md#entitlement).
 */
export function missingPurchase(person: Holder, wanted: Wanted): boolean {
  return !isEntitled(person, { ...wanted, minutes: QUICK_MINUTES.v3 })
}

/**
 * Whether the person holds a full consultation of this kind, so that the appointment is one hour: online-full mode, and
 * the same in person (shared/product/citas.md#entitlement).
 */
export function isFullConsultation(person: Holder, wanted: Wanted): boolean {
  return fullConsultations(wanted).some(product => holds(person, product))
}

/** The product that booking this appointment uses up; undefined where the person holds none that pays for it. */
export function payingProduct(
  person: Holder,
  wanted: Wanted & { minutes: number },
): ConsultationId | undefined {
  return acceptedProducts(wanted).find(product => holds(person, product))
}

/** Whether the person holds a purchase that pays for exactly this appointment. */
export function isEntitled(person: Holder, wanted: Wanted & { minutes: number }): boolean {
  return payingProduct(person, wanted) !== undefined
}
