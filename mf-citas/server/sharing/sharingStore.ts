import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Specialty } from 'shared/published/specialty'
import type { Database } from 'shared/server/database/database'
import type { AppointmentRow } from '../appointments/appointmentStore'
import { resultShares } from '../schema'

export async function sharedBy(database: Database, userId: number): Promise<Specialty[]> {
  const rows = await database
    .select({ specialty: resultShares.specialty })
    .from(resultShares)
    .where(eq(resultShares.userId, userId))
    .orderBy(asc(resultShares.specialty))
  return rows.map(({ specialty }) => specialty)
}

export async function share(database: Database, row: typeof resultShares.$inferInsert): Promise<void> {
  await database.insert(resultShares).values(row).onConflictDoNothing()
}

export async function unshare(database: Database, userId: number, specialty: Specialty): Promise<void> {
  const isThis = and(eq(resultShares.userId, userId), eq(resultShares.specialty, specialty))
  await database.delete(resultShares).where(isThis)
}

/** The people of these who let a specialty see the results of their tests. */
export async function sharersWith(
  database: Database,
  specialty: Specialty,
  userIds: readonly number[],
): Promise<Set<number>> {
  if (userIds.length === 0) return new Set()
  const rows = await database
    .select({ userId: resultShares.userId })
    .from(resultShares)
    .where(and(eq(resultShares.specialty, specialty), inArray(resultShares.userId, [...userIds])))
  return new Set(rows.map(({ userId }) => userId))
}

/** The results are the account owner's, so an appointment of a family member shows none. */
export function isOfOwner({ familyMemberId }: Pick<AppointmentRow, 'familyMemberId'>): boolean {
  return familyMemberId === null
}
