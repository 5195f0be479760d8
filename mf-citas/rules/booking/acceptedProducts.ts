import {
  CONSULTATIONS,
  type ConsultationId,
  paidKinds,
  type SoldConsultation,
} from 'shared/entitlements/consultations'
import type { Specialty } from 'shared/published/specialty'
import { lengthsOf } from '../slots/soldLength'

/** The practice's price list, as far as it says what its consultations pay for. */
export type Catalogue = readonly SoldConsultation[]

export interface Kind {
  specialty: Specialty
  isOnline: boolean
}

/**
 * The products of which one pays for an appointment of this kind, whatever its length
 * (shared/product/citas.md#entitlement), in the order in which they are used up.
 */
export function payingProducts({ specialty, isOnline }: Kind, catalogue: Catalogue): ConsultationId[] {
  const place = isOnline ? 'online' : 'inPerson'
  return CONSULTATIONS.filter(product => {
    const { specialties, places } = paidKinds(product, catalogue)
    return specialties.includes(specialty) && places.includes(place)
  })
}

/** The products that pay for this length. */
export function acceptedProducts(
  { minutes, ...kind }: Kind & { minutes: number },
  catalogue: Catalogue,
): ConsultationId[] {
  return payingProducts(kind, catalogue).filter(product => lengthsOf(product, catalogue).includes(minutes))
}
