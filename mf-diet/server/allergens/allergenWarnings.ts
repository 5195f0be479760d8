import type { ContentWarning } from 'shared/server/content/contentProblems'
import type { Database } from 'shared/server/database/database'
import { type Held, heldAllergens, peopleByAllergen, withdrawnAllergens } from './heldStore'

/**
 * The allergens that people avoid and that this load takes from the practice's list, or from a food that stays
 * (shared/product/diet.md#allergens). `before` are the foods as they were. No person is named.
 */
export async function allergenWarnings(database: Database, before: Held): Promise<ContentWarning[]> {
  const people = await peopleByAllergen(database, before)
  const withdrawn = await withdrawnAllergens(database)
  const lost = withdrawn.flatMap(name => {
    const marked = people.get(name)
    const message = `Falta «${name}», y ${whoAvoid(marked ?? 0)}. Mientras la tengan marcada no se les propondrá ningún alimento, porque de ninguno se sabrá si lo lleva.`
    return marked ? [{ file: 'allergens.csv', message }] : []
  })
  const names = new Set(withdrawn)
  const after = await heldAllergens(database)
  const cleared = [...before].flatMap(([food, held]) => {
    const now = after.get(food)
    const gone = now ? held.filter(name => !now.includes(name) && !names.has(name)) : []
    return gone.flatMap(name => {
      const marked = people.get(name)
      const message = `«${food}» ya no dice que lleva ${name}, y ${whoAvoid(marked ?? 0)}.`
      return marked ? [{ file: 'aliments.csv', message }] : []
    })
  })
  return [...lost, ...cleared]
}

function whoAvoid(people: number): string {
  return people === 1 ? '1 persona lo evita por alergia' : `${people} personas lo evitan por alergia`
}
