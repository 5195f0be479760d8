import { durationInWords } from '../dates/times'
import type { OfferedPrice, Place } from '../published/buying'
import { ALL_SPECIALTIES, specialtyNames } from '../published/specialties'
import type { Specialty } from '../published/specialty'

const PLACES: Readonly<Record<Place, string>> = { online: 'por videollamada', inPerson: 'en persona' }

const either = new Intl.ListFormat('es-MX', { type: 'disjunction' })

type Described = Pick<OfferedPrice, 'minutes' | 'specialties' | 'places' | 'description'>

/** `Nutrición`, `Nutrición o Psicología`, `Cualquier especialista`. */
export function specialistsInWords(specialties: readonly Specialty[]): string {
  if (ALL_SPECIALTIES.every(one => specialties.includes(one))) return 'Cualquier especialista'
  return either.format(specialties.map(one => specialtyNames[one]))
}

/** The length and the places of a consultation: `20 minutos por videollamada`. */
function appointmentInWords({ minutes, places }: Pick<Described, 'minutes' | 'places'>): string {
  const place = either.format(places.map(one => PLACES[one]))
  return [minutes !== null && durationInWords(minutes), place].filter(Boolean).join(' ')
}

/** Between two facts of a line, which may break after its dot and not before it. */
const BETWEEN = '\u00a0· '

/** The line that tells a consultation from the others of a list with several specialties. */
export function consultationLine(price: Described): string {
  return [appointmentInWords(price), specialistsInWords(price.specialties), price.description]
    .filter(Boolean)
    .join(BETWEEN)
}

/** The consultations of one specialty, or of the same several ones. */
export interface ConsultationGroup<P> {
  specialties: readonly Specialty[]
  /** Shorter ones first, then cheaper ones. */
  prices: P[]
}

/** A price list by specialty, those for several of them at its end. */
export function bySpecialty<P extends OfferedPrice>(prices: readonly P[]): ConsultationGroup<P>[] {
  const groups = new Map<string, ConsultationGroup<P>>()
  for (const price of [...prices].sort((a, b) => placeOf(a) - placeOf(b) || byLength(a, b))) {
    const key = price.specialties.join()
    const group = groups.get(key) ?? { specialties: price.specialties, prices: [] }
    group.prices.push(price)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Shorter ones first, then cheaper ones. */
export function byLength(a: OfferedPrice, b: OfferedPrice): number {
  return (a.minutes ?? Infinity) - (b.minutes ?? Infinity) || a.amount - b.amount
}

function placeOf({ specialties: [first, ...others] }: OfferedPrice): number {
  return others.length * ALL_SPECIALTIES.length + (first ? ALL_SPECIALTIES.indexOf(first) : 0)
}
