import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import type { Exclusion } from '../../contract'
import { exclusionsByResemblance } from '../../rules/foods/resemblance'
import { aliments, exclusions } from '../schema'

const { userId, alimentId, reason } = exclusions

const marksOfPerson = statement(database =>
  database
    .select({ alimentId, reason, isWithdrawn: aliments.withdrawn })
    .from(exclusions)
    .innerJoin(aliments, eq(aliments.id, alimentId))
    .where(eq(userId, sql.placeholder('person')))
    .orderBy(asc(alimentId)),
)

/**
 * The foods that a person avoids: those they marked, also where the practice has withdrawn them since, and those that
 * resemble a withdrawn one (shared/product/diet.md#avoided-foods).
 */
export async function exclusionsOf(database: Database, person: number): Promise<Exclusion[]> {
  const marks = await marksOfPerson(database).execute({ person })
  const lost = marks.flatMap(mark => (mark.isWithdrawn ? [mark.alimentId] : []))
  if (lost.length === 0) return marks.map(({ alimentId, reason }) => ({ alimentId, reason }))
  const foods = await database
    .select()
    .from(aliments)
    .where(or(eq(aliments.withdrawn, false), inArray(aliments.id, lost)))
    .orderBy(asc(aliments.id))
  const withdrawn = new Map(foods.filter(food => food.withdrawn).map(food => [food.id, food]))
  const marked = marks.map(mark => ({ ...mark, food: withdrawn.get(mark.alimentId) }))
  const own = marked.map(({ alimentId, reason, food }) => ({
    alimentId,
    reason,
    ...(food && { withdrawn: { alimentos: food.alimentos, grupo: food.grupo } }),
  }))
  const byResemblance = exclusionsByResemblance(
    marked.flatMap(({ reason, food }) => (food ? [{ reason, food }] : [])),
    foods.filter(food => !food.withdrawn),
    new Set(marked.map(mark => mark.alimentId)),
  )
  return [...own, ...byResemblance]
}

/** Whether a person avoids a food, also because it resembles one that they marked and that was withdrawn. */
export async function isExcluded(database: Database, person: number, aliment: number): Promise<boolean> {
  return (await exclusionsOf(database, person)).some(exclusion => exclusion.alimentId === aliment)
}

export async function exclude(
  database: Database,
  person: number,
  exclusion: Pick<Exclusion, 'alimentId' | 'reason'>,
): Promise<void> {
  await database
    .insert(exclusions)
    .values({ ...exclusion, userId: person })
    .onConflictDoUpdate({ target: [userId, alimentId], set: { reason: exclusion.reason } })
}

export async function include(database: Database, person: number, aliment: number): Promise<void> {
  await database.delete(exclusions).where(and(eq(userId, person), eq(alimentId, aliment)))
}
