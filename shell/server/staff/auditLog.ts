import { and, asc, eq, gt, gte } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { auditLog, users } from '../auth/schema'

type Entry = Omit<typeof auditLog.$inferInsert, 'id'>

export async function addEntry(database: Database, entry: Entry): Promise<void> {
  await database.insert(auditLog).values(entry)
}

/** The acts on this person's data, oldest first. */
export function actsOn(database: Database, personId: number): Promise<{ at: Date; act: string }[]> {
  return database
    .select({ at: auditLog.at, act: auditLog.act })
    .from(auditLog)
    .where(eq(auditLog.personId, personId))
    .orderBy(asc(auditLog.id))
}

const PAGE = 500

/** An entry as shown to an operator. */
export interface ReadEntry {
  id: number
  at: Date
  staff: string
  act: string
  /** The person whose data it was, by id and address; null if it was nobody's, or that person's account has ended. */
  personId: number | null
  personEmail: string | null
}

/** The entries since a moment, oldest first, read in pages. */
export async function* entriesSince(database: Database, since: Date): AsyncGenerator<ReadEntry> {
  let last = 0
  while (true) {
    const page = await database
      .select({
        id: auditLog.id,
        at: auditLog.at,
        staff: auditLog.staff,
        act: auditLog.act,
        personId: auditLog.personId,
        personEmail: users.email,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.personId))
      .where(and(gt(auditLog.id, last), gte(auditLog.at, since)))
      .orderBy(asc(auditLog.id))
      .limit(PAGE)
    yield* page
    const end = page.at(-1)
    if (!end || page.length < PAGE) return
    last = end.id
  }
}
