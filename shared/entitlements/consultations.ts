import type { OfferedPrice, Place } from '../published/buying'
import type { ProductId } from '../published/person'
import { ALL_SPECIALTIES } from '../published/specialties'
import type { Specialty } from '../published/specialty'

/** A product that pays for one appointment and is then used up. */
export type ConsultationId = Exclude<ProductId, 'Course' | 'MonthlySubscription'>

/** The specialties and places of the appointments that a product pays for. */
export interface PaidKinds {
  specialties: readonly Specialty[]
  places: readonly Place[]
}

/** A row of the price list, as far as it says what its product pays for. */
export type SoldConsultation = Pick<OfferedPrice, 'productId' | 'list' | 'minutes' | 'specialties' | 'places'>

interface Letter extends PaidKinds {
  /** A consultation of one hour. */
  isFull: boolean
}

const kind = (specialty: Specialty, place: Place, isFull: boolean): Letter => ({
  specialties: [specialty],
  places: [place],
  isFull,
})

/**
 * The appointments that each product pays for where the practice's catalogue sets no limit
 * (shared/product/citas.md#entitlement), in the order in which the products are used up: quick ones before full ones, and
 * those of a specialty before those for any.
 * `Consultation` is the appointment that each month of PLAN FUNCIONAL PLUS brings.
 */
const LETTER: Readonly<Record<ConsultationId, Letter>> = {
  NutricionCitaRapida: kind('NUTRITION', 'online', false),
  AsesoriaNutricionalPresencial: kind('NUTRITION', 'inPerson', false),
  ConsultationOnline: { specialties: ALL_SPECIALTIES, places: ['online'], isFull: false },
  NutricionOnline: kind('NUTRITION', 'online', true),
  NutricionPresencial: kind('NUTRITION', 'inPerson', true),
  PsicologiaOnline: kind('PSYCHOLOGY', 'online', true),
  PsicologiaPresencial: kind('PSYCHOLOGY', 'inPerson', true),
  GinecologaOnline: kind('GYNECOLOGY', 'online', true),
  GinecologaPresencial: kind('GYNECOLOGY', 'inPerson', true),
  ConsultationOnlineFull: { specialties: ALL_SPECIALTIES, places: ['online'], isFull: true },
  Consultation: { specialties: ALL_SPECIALTIES, places: ['online', 'inPerson'], isFull: true },
}

export const CONSULTATIONS = Object.keys(LETTER) as readonly ConsultationId[]

/** Whether a product pays for one appointment. A course and a month are owned instead. */
export function isConsultation(productId: ProductId): productId is ConsultationId {
  return productId !== 'Course' && productId !== 'MonthlySubscription'
}

/** Whether a product is a full consultation, of one hour where the catalogue gives it no length. */
export function isFull(product: ConsultationId): boolean {
  return LETTER[product].isFull
}

/** The appointments that a product pays for without a limit of the catalogue. */
export function paidWithoutLimit(product: ConsultationId): PaidKinds {
  return LETTER[product]
}

/** The appointments that a product pays for: its row's, or those without a limit where it is no longer sold. */
export function paidKinds(product: ConsultationId, catalogue: readonly SoldConsultation[]): PaidKinds {
  return catalogue.find(({ productId }) => productId === product) ?? LETTER[product]
}
