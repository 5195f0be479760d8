import type { ProductId } from 'shared/published/person'
import { FULL_MINUTES } from '../slots/appointmentEnd'

export type Specialty = 'NUTRITION' | 'PSYCHOLOGY' | 'GYNECOLOGY'

/** A product that pays for one appointment and is then used up. */
export type ConsultationId = Exclude<ProductId, 'Course' | 'MonthlySubscription'>

/** The products of each kind: first those of a quick appointment, then the full consultations of one hour. */
interface Products {
  quick: readonly ConsultationId[]
  full: readonly ConsultationId[]
}

/**
 * Products that pay for an appointment with any specialist. `Consultation` is the appointment that each month of PLAN
 * FUNCIONAL PLUS brings: it pays for either way of meeting (shared/product/cuenta.md#payments).
 */
const ANY_SPECIALIST = {
  online: { quick: ['ConsultationOnline'], full: ['ConsultationOnlineFull', 'Consultation'] },
  inPerson: { quick: [], full: ['Consultation'] },
} as const satisfies Record<'online' | 'inPerson', Products>

const OF_SPECIALTY = {
  NUTRITION: {
    online: { quick: ['NutricionCitaRapida'], full: ['NutricionOnline'] },
    inPerson: { quick: ['AsesoriaNutricionalPresencial'], full: ['NutricionPresencial'] },
  },
  PSYCHOLOGY: {
    online: { quick: [], full: ['PsicologiaOnline'] },
    inPerson: { quick: [], full: ['PsicologiaPresencial'] },
  },
  GYNECOLOGY: {
    online: { quick: [], full: ['GinecologaOnline'] },
    inPerson: { quick: [], full: ['GinecologaPresencial'] },
  },
} as const satisfies Record<Specialty, Record<'online' | 'inPerson', Products>>

interface Kind {
  specialty: Specialty
  isOnline: boolean
}

/** The products that pay for a full consultation of one hour. */
export function fullConsultations({ specialty, isOnline }: Kind): ConsultationId[] {
  const kind = isOnline ? 'online' : 'inPerson'
  return [...OF_SPECIALTY[specialty][kind].full, ...ANY_SPECIALIST[kind].full]
}

/** Whether a product pays for a full consultation of this kind. */
export function isFullProduct(product: ProductId, kind: Kind): boolean {
  return fullConsultations(kind).some(full => full === product)
}

/**
 * The products of which one pays for an appointment (shared/product/citas.md#entitlement), in the order in which they
 * are used up: quick ones before full ones, and those of the specialty before those for any specialist. Only a full
 * consultation pays for an hour.
 */
export function acceptedProducts({ minutes, ...wanted }: Kind & { minutes: number }): ConsultationId[] {
  const kind = wanted.isOnline ? 'online' : 'inPerson'
  const full = fullConsultations(wanted)
  if (minutes === FULL_MINUTES) return full
  return [...OF_SPECIALTY[wanted.specialty][kind].quick, ...ANY_SPECIALIST[kind].quick, ...full]
}
