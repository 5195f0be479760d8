import type { ProductId } from 'shared/published/person'
import { FULL_MINUTES } from '../slots/appointmentEnd'

export type Specialty = 'NUTRITION' | 'PSYCHOLOGY' | 'GYNECOLOGY'

/** A product that pays for one appointment and is then used up. */
export type ConsultationId = Exclude<ProductId, 'Course' | 'MonthlySubscription'>

/** The products of each specialty: first those of a quick appointment, then the full consultation. */
const ONLINE = {
  NUTRITION: { quick: ['NutricionCitaRapida'], full: ['NutricionOnline'] },
  PSYCHOLOGY: { quick: [], full: ['PsicologiaOnline'] },
  GYNECOLOGY: { quick: [], full: ['GinecologaOnline'] },
} as const

const IN_PERSON = {
  NUTRITION: ['AsesoriaNutricionalPresencial', 'NutricionPresencial'],
  PSYCHOLOGY: ['PsicologiaPresencial'],
  GYNECOLOGY: ['GinecologaPresencial'],
} as const

/** The products that pay for a full online consultation of one hour. */
export function fullOnlineProducts(specialty: Specialty): ConsultationId[] {
  return ['ConsultationOnlineFull', ...ONLINE[specialty].full]
}

interface Wanted {
  specialty: Specialty
  isOnline: boolean
  /** The length of the appointment. */
  minutes: number
}

/**
 * The products of which one pays for an appointment (shared/product/citas.md#entitlement), in the order in which they
 * are used up: those that are good for the least come first. Only a full consultation pays for an hour.
 */
export function acceptedProducts({ specialty, isOnline, minutes }: Wanted): ConsultationId[] {
  if (!isOnline) return minutes === FULL_MINUTES ? [] : [...IN_PERSON[specialty], 'Consultation']
  const full = fullOnlineProducts(specialty)
  return minutes === FULL_MINUTES ? full : ['ConsultationOnline', ...ONLINE[specialty].quick, ...full]
}
