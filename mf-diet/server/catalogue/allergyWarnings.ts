import type { ContentWarning } from 'shared/server/content/contentProblems'
import type { Database } from 'shared/server/database/database'
import { resemblance } from '../../rules/foods/resemblance'
import { lostFoods, presentFoods } from './catalogueStore'

/** The most foods that a warning names. */
const NAMED = 10

/**
 * The foods that the load of this transaction withdraws although people are allergic to them, each with the foods for
 * which the allergy stays in force (shared/product/diet.md#avoided-foods). No person is named.
 */
export async function allergyWarnings(transaction: Database): Promise<ContentWarning[]> {
  const lost = await lostFoods(transaction)
  if (lost.length === 0) return []
  const foods = await presentFoods(transaction)
  return lost.map(({ food, people }) => {
    const alike = foods.filter(other => resemblance(food, other)).map(({ alimentos }) => alimentos)
    return { file: 'aliments.csv', message: `${removed(food.alimentos, people)} ${staysFor(alike)}` }
  })
}

function removed(name: string, people: number): string {
  const who = people === 1 ? '1 persona es alérgica' : `${people} personas son alérgicas`
  return `Falta «${name}», y ${who} a este alimento.`
}

function staysFor(names: readonly string[]): string {
  if (names.length === 0) return 'En el contenido nuevo no hay otro que se le parezca.'
  const named = names.slice(0, NAMED).map(name => `«${name}»`)
  const rest = names.length - named.length
  return `Su alergia seguirá en vigor para ${named.join(', ')}${rest > 0 ? ` y ${rest} más` : ''}.`
}
