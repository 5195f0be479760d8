import { countDistinct, eq, sql } from 'drizzle-orm'
import type { ContentWarning } from 'shared/server/content/contentProblems'
import type { Database } from 'shared/server/database/database'
import { aliments, allergens, allergies, exclusions } from '../schema'

type Held = ReadonlyMap<string, readonly string[]>

/** The allergens of each listed food, by its name. */
export async function heldAllergens(database: Database): Promise<Held> {
  const foods = await database
    .select({ name: aliments.alimentos, allergens: aliments.allergens })
    .from(aliments)
    .where(eq(aliments.withdrawn, false))
  return new Map(foods.map(({ name, allergens }) => [name, allergens]))
}

/**
 * The allergens that people avoid and that this load takes from the practice's list, or from a food that stays
 * (shared/product/diet.md#allergens). `before` are the foods as they were. No person is named.
 */
export async function allergenWarnings(database: Database, before: Held): Promise<ContentWarning[]> {
  const people = await peopleByAllergen(database, before)
  const withdrawn = await database.select().from(allergens).where(eq(allergens.withdrawn, true))
  const lost = withdrawn.flatMap(({ name }) => {
    const marked = people.get(name)
    const message = `Falta «${name}», y ${whoAvoid(marked ?? 0)}. Mientras la tengan marcada no se les propondrá ningún alimento, porque de ninguno se sabrá si lo lleva.`
    return marked ? [{ file: 'allergens.csv', message }] : []
  })
  const names = new Set(withdrawn.map(({ name }) => name))
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

/** The number of people who avoid each allergen: they marked it, or a food that held it. */
async function peopleByAllergen(database: Database, before: Held): Promise<Map<string, number>> {
  const holders = [...before].flatMap(([food, held]) => held.map(allergen => ({ food, allergen })))
  const ofFoods = database
    .select({ userId: exclusions.userId, allergen: sql<string>`held->>'allergen'`.as('allergen') })
    .from(exclusions)
    .innerJoin(aliments, eq(aliments.id, exclusions.alimentId))
    .innerJoin(
      sql`jsonb_array_elements(${JSON.stringify(holders)}::jsonb) held`,
      sql`held->>'food' = ${aliments.alimentos} and ${exclusions.reason} = 'allergy' and not ${exclusions.onlyThis}`,
    )
  const all = database
    .select({ userId: allergies.userId, allergen: allergies.allergen })
    .from(allergies)
    .union(ofFoods)
    .as('avoided')
  const rows = await database
    .select({ allergen: all.allergen, people: countDistinct(all.userId) })
    .from(all)
    .groupBy(all.allergen)
  return new Map(rows.map(({ allergen, people }) => [allergen, people]))
}
