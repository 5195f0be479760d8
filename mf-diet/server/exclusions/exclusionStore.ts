import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import type { Exclusion } from '../../contract'
import { aliments, exclusions } from '../schema'

const { userId, alimentId, reason } = exclusions

const exclusionsOfPerson = statement(database =>
  database
    .select({ alimentId, reason })
    .from(exclusions)
    .innerJoin(aliments, eq(aliments.id, alimentId))
    .where(and(eq(userId, sql.placeholder('person')), eq(aliments.withdrawn, false)))
    .orderBy(asc(alimentId)),
)

/**
 * The foods that a person avoids. A withdrawn aliment is in no list, but its exclusion is in force again when it comes
 * back.
 */
export function exclusionsOf(database: Database, person: number): Promise<Exclusion[]> {
  return exclusionsOfPerson(database).execute({ person })
}

export async function isExcluded(database: Database, person: number, aliment: number): Promise<boolean> {
  const rows = await database
    .select({ alimentId })
    .from(exclusions)
    .where(and(eq(userId, person), eq(alimentId, aliment)))
  return rows.length > 0
}

export async function exclude(database: Database, person: number, exclusion: Exclusion): Promise<void> {
  await database
    .insert(exclusions)
    .values({ ...exclusion, userId: person })
    .onConflictDoUpdate({ target: [userId, alimentId], set: { reason: exclusion.reason } })
}

export async function include(database: Database, person: number, aliment: number): Promise<void> {
  await database.delete(exclusions).where(and(eq(userId, person), eq(alimentId, aliment)))
}
