import { listCell } from 'shared/server/content/listCell'
import { fold } from 'shared/text/fold'
import Type, { type Static } from 'typebox'
import { type ListedAllergen, USUAL_ALLERGENS } from '../../rules/allergens/usualAllergens'

/** A row of `allergens.csv`, an allergen of the practice's own. The words are separated by |. */
export const AllergenRow = Type.Object({
  allergen: Type.String({ minLength: 1, maxLength: 60 }),
  words: Type.Optional(Type.String({ maxLength: 1000 })),
})

/** The practice's word on a food. */
export interface DeclaredAllergens {
  allergens: string[]
  /** True if `allergens` lists all of them. */
  allergensKnown: boolean
}

/** The cell of a food without any, and the part that says that the rest is not known. */
const NONE = 'Ninguno'
const REST_UNKNOWN = '?'

export function ownAllergen({ allergen, words = '' }: Static<typeof AllergenRow>): ListedAllergen {
  return { name: allergen, words: listCell(words) }
}

/** The fault of an allergen of the practice's own; undefined without one. */
export function allergenFault({ name, words }: ListedAllergen): [field: string, message: string] | undefined {
  if (USUAL_ALLERGENS.some(usual => fold(usual.name) === fold(name))) {
    return ['allergen', 'Ya es uno de los catorce alérgenos habituales.']
  }
  if (fold(name) === fold(NONE) || /[|?]/.test(name)) {
    return ['allergen', `No puede llamarse ${NONE}, ni llevar los signos | o ?.`]
  }
  if (words.length > 50 || words.some(word => word.length > 60)) {
    return ['words', 'Puede tener hasta 50 palabras, de hasta 60 letras cada una.']
  }
  return undefined
}

/**
 * The allergens of a food's cell: `Ninguno`, or those that it holds, separated by |. A food without a cell is not known
 * to be free of any; `Leche|?` holds milk, and the rest is not known. For a wrong cell returns the message of its error.
 */
export function declaredAllergens(
  cell: string | undefined,
  listed: readonly ListedAllergen[],
): DeclaredAllergens | string {
  const parts = listCell(cell ?? '')
  if (parts.length === 0) return { allergens: [], allergensKnown: false }
  const named = parts.filter(part => part !== REST_UNKNOWN && fold(part) !== fold(NONE))
  if (
    parts.length > named.length + 1 ||
    (named.length > 0 && parts.some(part => fold(part) === fold(NONE)))
  ) {
    return `${NONE} va sin otros alérgenos.`
  }
  const nameOf = new Map(listed.map(({ name }) => [fold(name), name]))
  const unknown = named.filter(part => !nameOf.has(fold(part)))
  if (unknown.length > 0) {
    const known = listed.map(({ name }) => name).join(', ')
    return `No se conoce ${unknown.map(part => `«${part}»`).join(', ')}. Se conocen: ${known}. Los tuyos van en allergens.csv.`
  }
  const allergens = [...new Set(named.map(part => nameOf.get(fold(part)) ?? part))]
  return { allergens, allergensKnown: !parts.includes(REST_UNKNOWN) }
}
