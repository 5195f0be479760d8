import type { OfferedPrice } from '../published/buying'
import { specialtyCode } from '../published/specialties'
import type { Specialty } from '../published/specialty'
import { CONSULTATIONS, type ConsultationId, paidKinds } from './consultations'
import { consultationLine } from './consultationWords'
import { type Holder, holds } from './entitlements'

/** A consultation that is paid and not used yet. */
export interface ConsultationToBook {
  productId: ConsultationId
  /** Undefined while the price list, which names it, is loading. */
  title: string | undefined
  /** The line that tells it from the others. */
  note: string
  count: number
  /** The page where it is booked. */
  path: string
}

/** The booking page, at the specialty where there is one alone. */
export function bookingPath(specialties: readonly Specialty[]): string {
  const [only, ...others] = specialties
  if (!only || others.length > 0) return '/user/agendar'
  return `/user/agendar?especialidad=${specialtyCode(only)}`
}

/** Whether the person has paid for a consultation that they have not booked. */
export function hasConsultationsToBook(person: Holder): boolean {
  return CONSULTATIONS.some(product => holds(person, product))
}

/** The consultations that are paid and not booked yet, a row a product. The prices are undefined while they are loading. */
export function consultationsToBook(
  person: Holder,
  known: readonly OfferedPrice[] | undefined,
): ConsultationToBook[] {
  const prices = known ?? []
  return CONSULTATIONS.filter(product => holds(person, product)).map(productId => {
    const rows = prices.filter(price => price.productId === productId)
    const row = rows.find(({ list }) => list !== 'v1') ?? rows[0]
    const { specialties } = paidKinds(productId, prices)
    return {
      productId,
      title: known && (row?.title ?? 'Consulta'),
      note: row ? consultationLine(row) : '',
      count: person.purchases.filter(one => one.productId === productId && one.status === 'ACTIVE').length,
      path: bookingPath(specialties),
    }
  })
}
