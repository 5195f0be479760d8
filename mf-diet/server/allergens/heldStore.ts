import { countDistinct, eq, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { aliments, allergens, allergies, exclusions } from '../schema'

export type Held = ReadonlyMap<string, readonly string[]>

/** The allergens of each listed food, by its name. */
export async function heldAllergens(database: Database): Promise<Held> {
  const foods = await database
    .select({ name: aliments.alimentos, allergens: aliments.allergens })
    .from(aliments)
    .where(eq(aliments.withdrawn, false))
  return new Map(foods.map(({ name, allergens }) => [name, allergens]))
}

/** The names of the practice's own allergens that it has withdrawn. */
export async function withdrawnAllergens(database: Database): Promise<string[]> {
  const { name, withdrawn } = allergens
  const rows = await database.select({ name }).from(allergens).where(eq(withdrawn, true))
  return rows.map(row => row.name)
}

/** The number of people who avoid each allergen: they marked it, or a food that held it. */
export async function peopleByAllergen(database: Database, before: Held): Promise<Map<string, number>> {
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
