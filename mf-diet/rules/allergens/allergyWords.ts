import type { Exclusion } from '../../contract/foods'

const list = new Intl.ListFormat('es', { type: 'disjunction' })

/** The words of any food that is avoided; a dislike has its name alone. */
export function avoidedWords(name: string, exclusion: Pick<Exclusion, 'reason' | 'because'>): string {
  return exclusion.reason === 'allergy' ? allergyWords(name, exclusion) : name
}

const lowered = (text: string) => text.toLocaleLowerCase('es-MX')

/** `Camarón cocido (alergia: crustáceos)`, `Surimi (no sabemos si lleva crustáceos o pescado)`, `Nuez (alergia)`. */
export function allergyWords(name: string, { because }: Pick<Exclusion, 'because'>): string {
  if (!because) return `${name} (alergia)`
  const allergens = because.allergens.map(lowered)
  // A food of the same name says it already.
  if (!because.unknown && allergens.join() === lowered(name)) return `${name} (alergia)`
  return because.unknown
    ? `${name} (no sabemos si lleva ${list.format(allergens)})`
    : `${name} (alergia: ${allergens.join(', ')})`
}

/** The mark of a planned meal that holds a food which the person avoids by an allergy. */
export const AVOID_MEAL = 'Evítala: tu alergia'
