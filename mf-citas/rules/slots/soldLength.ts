import { type ConsultationId, isFull, type SoldConsultation } from 'shared/entitlements/consultations'
import { type BookingVersion, FULL_MINUTES, QUICK_MINUTES } from './defaultLengths'

type Catalogue = readonly SoldConsultation[]

const ALL_QUICK = Object.values(QUICK_MINUTES)

/** The row of a product in a page version's price list; undefined where the practice does not sell it. */
export function rowOf<R extends Pick<SoldConsultation, 'productId' | 'list'>>(
  catalogue: readonly R[],
  product: ConsultationId,
  version: BookingVersion,
): R | undefined {
  const rows = catalogue.filter(({ productId }) => productId === product)
  return rows.find(({ list }) => list === version) ?? rows.find(({ list }) => list === null)
}

/** The minutes that a product pays for on a page: those of the catalogue, else an hour or the page's quick length. */
export function soldLength(product: ConsultationId, version: BookingVersion, catalogue: Catalogue): number {
  const minutes = rowOf(catalogue, product, version)?.minutes
  return minutes ?? (isFull(product) ? FULL_MINUTES : QUICK_MINUTES[version])
}

/** The lengths of which a product pays for one. Without a length in the catalogue a full one also pays for less. */
export function lengthsOf(product: ConsultationId, catalogue: Catalogue): number[] {
  const free = isFull(product) ? [FULL_MINUTES, ...ALL_QUICK] : ALL_QUICK
  const rows = catalogue.filter(({ productId }) => productId === product)
  return rows.length === 0 ? free : rows.flatMap(({ minutes }) => minutes ?? free)
}

/** Every length that an appointment can have. */
export function allLengths(catalogue: Catalogue): number[] {
  const sold = catalogue.flatMap(({ minutes }) => minutes ?? [])
  return [...new Set([...ALL_QUICK, FULL_MINUTES, ...sold])].sort((a, b) => a - b)
}
