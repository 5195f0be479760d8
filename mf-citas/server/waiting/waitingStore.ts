import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { specialists, waitingList } from '../schema'
import type { SpecialistRow } from '../specialists/specialistStore'

export type WaitingRow = typeof waitingList.$inferSelect

/** An entry of a waiting list, with its specialist. */
export interface FullWait {
  entry: WaitingRow
  specialist: SpecialistRow
}

export function waitingOf(database: Database, userId: number): Promise<FullWait[]> {
  return database
    .select({ entry: waitingList, specialist: specialists })
    .from(waitingList)
    .innerJoin(specialists, eq(specialists.id, waitingList.specialistId))
    .where(eq(waitingList.userId, userId))
    .orderBy(asc(waitingList.id))
}

/** Those who wait for a specialist and were not offered this slot yet, first come first served. */
export function waitingFor(database: Database, specialistId: number, init: Date): Promise<WaitingRow[]> {
  return database
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.specialistId, specialistId),
        or(isNull(waitingList.offeredStart), ne(waitingList.offeredStart, init)),
      ),
    )
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
}

/** A person who waits already keeps their turn, and waits for what they ask for now. */
export async function startWaiting(
  database: Database,
  userId: number,
  asked: Pick<WaitingRow, 'specialistId' | 'isOnline' | 'minutes'> & Partial<Pick<WaitingRow, 'version'>>,
  now: Date,
): Promise<WaitingRow> {
  const { isOnline, minutes, version = 'v3' } = asked
  const [row] = await database
    .insert(waitingList)
    .values({ userId, createdAt: now, ...asked, version })
    .onConflictDoUpdate({
      target: [waitingList.userId, waitingList.specialistId],
      set: { isOnline, minutes, version },
    })
    .returning()
  return row as WaitingRow
}

export async function markOffered(database: Database, id: number, offeredStart: Date): Promise<void> {
  await database.update(waitingList).set({ offeredStart }).where(eq(waitingList.id, id))
}

/** Removes a person who has booked the specialist from the waiting list. */
export async function leaveWaitingList(
  database: Database,
  userId: number,
  specialistId: number,
): Promise<void> {
  await database
    .delete(waitingList)
    .where(and(eq(waitingList.userId, userId), eq(waitingList.specialistId, specialistId)))
}

/** Removes an entry of this person; returns whether there was one. */
export async function endWaiting(database: Database, userId: number, id: number): Promise<boolean> {
  const removed = await database
    .delete(waitingList)
    .where(and(eq(waitingList.id, id), eq(waitingList.userId, userId)))
    .returning({ id: waitingList.id })
  return removed.length > 0
}
