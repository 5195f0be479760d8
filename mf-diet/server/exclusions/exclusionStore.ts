import { and, asc, eq } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { Exclusion } from '../../contract'
import { aliments, exclusions } from '../schema'

const { userId, alimentId, reason } = exclusions

/** What a person leaves out. A withdrawn aliment is no longer in any list, but comes back with its exclusion. */
export function exclusionsOf(database: Database, person: number): Promise<Exclusion[]> {
  return database
    .select({ alimentId, reason })
    .from(exclusions)
    .innerJoin(aliments, eq(aliments.id, alimentId))
    .where(and(eq(userId, person), eq(aliments.withdrawn, false)))
    .orderBy(asc(alimentId))
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
