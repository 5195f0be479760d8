import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import type { Allergen } from '../../contract/foods'
import { type ListedAllergen, USUAL_ALLERGENS } from '../../rules/allergens/usualAllergens'
import { allergens, allergies } from '../schema'

const { userId, allergen } = allergies

const marksOfPerson = statement(database =>
  database
    .select({ allergen, withdrawn: allergens.withdrawn })
    .from(allergies)
    .leftJoin(allergens, eq(allergens.name, allergen))
    .where(eq(userId, sql.placeholder('person')))
    .orderBy(asc(allergen)),
)

/** The allergens that a person marked, each with whether it is still listed. */
export async function markedAllergens(
  database: Database,
  person: number,
): Promise<{ name: string; listed: boolean }[]> {
  const marks = await marksOfPerson(database).execute({ person })
  return marks.map(mark => ({
    name: mark.allergen,
    listed: isUsual(mark.allergen) || mark.withdrawn === false,
  }))
}

/** The usual allergens and the practice's own. */
export async function listedAllergens(database: Database): Promise<ListedAllergen[]> {
  const { name, words } = allergens
  const own = await database
    .select({ name, words })
    .from(allergens)
    .where(eq(allergens.withdrawn, false))
    .orderBy(asc(name))
  return [...USUAL_ALLERGENS, ...own]
}

/** The listed allergens with the person's marks, and those that they marked and the practice has withdrawn since. */
export async function allergiesOf(database: Database, person: number): Promise<Allergen[]> {
  const [listed, marks] = await Promise.all([listedAllergens(database), markedAllergens(database, person)])
  const marked = new Set(marks.map(({ name }) => name))
  return [
    ...listed.map(({ name, words }) => ({ name, words: [...words], marked: marked.has(name) })),
    ...marks
      .filter(mark => !mark.listed)
      .map(({ name }) => ({ name, words: [], marked: true, withdrawn: true })),
  ]
}

export async function markAllergy(database: Database, person: number, name: string): Promise<void> {
  await database.insert(allergies).values({ userId: person, allergen: name }).onConflictDoNothing()
}

export async function unmarkAllergy(database: Database, person: number, name: string): Promise<void> {
  await database.delete(allergies).where(and(eq(userId, person), eq(allergen, name)))
}

function isUsual(name: string): boolean {
  return USUAL_ALLERGENS.some(usual => usual.name === name)
}
