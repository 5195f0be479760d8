import { isConsultation, paidWithoutLimit } from 'shared/entitlements/consultations'
import type { Place } from 'shared/published/buying'
import { SPECIALTY_WORDS } from 'shared/published/specialties'
import type { Specialty } from 'shared/published/specialty'
import type { ContentFolder, Row } from 'shared/server/content/contentFolder'
import { listCell } from 'shared/server/content/listCell'
import type { ProductContent } from './catalogueRows'

const PLACE_WORDS: Readonly<Record<string, Place>> = { 'en línea': 'online', presencial: 'inPerson' }

const WORDS = {
  specialties: SPECIALTY_WORDS as Readonly<Record<string, Specialty>>,
  places: PLACE_WORDS,
} as const

type Field = keyof typeof WORDS

const FIELDS: readonly Field[] = ['specialties', 'places']

interface Limits {
  specialties: Specialty[] | null
  places: Place[] | null
}

/** The kinds of appointment to which the catalogue limits a product; null: no limit. */
export function limitsOf({ specialties = '', places = '' }: ProductContent): Limits {
  return {
    specialties: specialties ? listCell(specialties).flatMap(word => WORDS.specialties[word] ?? []) : null,
    places: places ? listCell(places).flatMap(word => WORDS.places[word] ?? []) : null,
  }
}

/**
 * Reports limits that cannot be: unknown words, those of a product that pays for no appointment, and an appointment that
 * the product does not pay for (shared/product/citas.md#entitlement). A limit only narrows.
 */
export function checkLimits(folder: ContentFolder, file: string, { line, value }: Row<ProductContent>): void {
  for (const field of FIELDS) {
    const words = listCell(value[field] ?? '')
    const report = (message: string) => folder.report({ file, row: line, field, message })
    if (words.length === 0) continue
    if (!isConsultation(value.productId)) {
      report('Solo una consulta paga citas.')
      continue
    }
    const allowed: readonly string[] = paidWithoutLimit(value.productId)[field]
    for (const word of words) {
      const meant = WORDS[field][word]
      if (!meant) report(`«${word}» no se conoce. Escribe: ${Object.keys(WORDS[field]).join(', ')}.`)
      else if (!allowed.includes(meant)) report(`Este producto no paga citas así: «${word}».`)
    }
  }
}

/** Reports a product whose rows differ: a purchase does not keep the list in which it was sold. */
export function checkSameLimits(
  folder: ContentFolder,
  file: string,
  rows: readonly Row<ProductContent>[],
): void {
  const first = new Map<string, ProductContent>()
  for (const { line, value } of rows) {
    const other = first.get(value.productId) ?? value
    first.set(value.productId, other)
    for (const field of FIELDS) {
      if (sameWords(value[field], other[field])) continue
      folder.report({
        file,
        row: line,
        field,
        message: 'Debe decir lo mismo en las dos listas del producto.',
      })
    }
  }
}

function sameWords(one = '', other = ''): boolean {
  return listCell(one).sort().join() === listCell(other).sort().join()
}

/** Notes the consultations without a limit: they pay for every appointment that their product can pay for. */
export function noteUnlimited(
  folder: ContentFolder,
  file: string,
  rows: readonly Row<ProductContent>[],
): void {
  for (const { line, value } of rows) {
    if (!isConsultation(value.productId)) continue
    const kinds = paidWithoutLimit(value.productId)
    const missing = [
      kinds.specialties.length > 1 && !value.specialties && 'specialties',
      kinds.places.length > 1 && !value.places && 'places',
      !value.minutes && 'minutes',
    ].filter(Boolean)
    if (missing.length === 0) continue
    const message = `fila ${line}: ${value.productId} no dice ${missing.join(' ni ')}; paga cualquier cita que su producto permite.`
    folder.note({ file, message })
  }
}
