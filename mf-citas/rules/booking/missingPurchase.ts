import { holds } from 'shared/entitlements'
import type { Purchase } from 'shared/published/person'
import { QUICK_MINUTES } from '../slots/appointmentEnd'
import { acceptedProducts, fullOnlineProducts, type Specialty } from './acceptedProducts'

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
  return !acceptedProducts({ ...wanted, minutes: QUICK_MINUTES.v3 }).some(product => holds(person, product))
}

/**
 * Online-full mode, one hour: an online appointment of a person who holds ConsultationOnlineFull, or the full online
 * consultation of this specialty (shared/product/citas.md#entitlement).
 */
export function isOnlineFull(person: Holder, { specialty, isOnline }: Wanted): boolean {
  return isOnline && fullOnlineProducts(specialty).some(product => holds(person, product))
}

/** Whether the person holds a purchase that pays for exactly this appointment. */
export function isEntitled(person: Holder, wanted: Wanted & { minutes: number }): boolean {
  return acceptedProducts(wanted).some(product => holds(person, product))
}
