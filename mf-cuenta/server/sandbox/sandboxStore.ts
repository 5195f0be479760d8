import { randomBytes } from 'node:crypto'
import { and, asc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import { sandboxEvents, sandboxKeys, sandboxSessions } from '../schema'
import { dueAt, type LedgerEntry } from './ledger'

const entryById = statement(database =>
  database
    .select({ entry: sandboxSessions.entry })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, sql.placeholder('id'))),
)

export async function entryOf(database: Database, id: string): Promise<LedgerEntry | undefined> {
  const [found] = await entryById(database).execute({ id })
  return found?.entry
}

/** The new entry, or the one that already has its reference. */
export async function addEntry(database: Database, entry: LedgerEntry): Promise<LedgerEntry> {
  const { id, reference } = entry
  const createdAt = new Date(entry.createdAt)
  const [added] = await database
    .insert(sandboxSessions)
    .values({ id, reference, entry, createdAt })
    .onConflictDoNothing({ target: sandboxSessions.reference })
    .returning({ entry: sandboxSessions.entry })
  if (added) return added.entry
  const [found] = await database
    .select({ entry: sandboxSessions.entry })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.reference, reference))
  if (!found) throw new Error('the session was neither added nor there before')
  return found.entry
}

/** Changes an entry under its row's lock. Returns it as it was and as it is; undefined where it does not exist. */
export async function changeEntry(
  transaction: Database,
  id: string,
  change: (entry: LedgerEntry) => LedgerEntry,
): Promise<{ before: LedgerEntry; after: LedgerEntry } | undefined> {
  const [found] = await transaction
    .select({ entry: sandboxSessions.entry })
    .from(sandboxSessions)
    .where(eq(sandboxSessions.id, id))
    .for('update')
  if (!found) return undefined
  const before = found.entry
  const after = change(before)
  if (after !== before) {
    await transaction
      .update(sandboxSessions)
      .set({ entry: after, dueAt: dueAt(after) })
      .where(eq(sandboxSessions.id, id))
  }
  return { before, after }
}

/** The sessions with a renewal that is due. */
export async function dueSessions(database: Database, now: Date): Promise<string[]> {
  const found = await database
    .select({ id: sandboxSessions.id })
    .from(sandboxSessions)
    .where(and(isNotNull(sandboxSessions.dueAt), lte(sandboxSessions.dueAt, now)))
    .orderBy(asc(sandboxSessions.dueAt))
    .limit(500)
  return found.map(({ id }) => id)
}

export async function entriesSince(database: Database, since: Date): Promise<LedgerEntry[]> {
  const found = await database
    .select({ entry: sandboxSessions.entry })
    .from(sandboxSessions)
    .where(gte(sandboxSessions.createdAt, since))
    .orderBy(asc(sandboxSessions.createdAt))
  return found.map(({ entry }) => entry)
}

export async function addEvent(
  transaction: Database,
  event: Pick<typeof sandboxEvents.$inferInsert, 'sessionId' | 'type' | 'createdAt'>,
): Promise<string> {
  const id = `evt_${randomBytes(12).toString('hex')}`
  await transaction.insert(sandboxEvents).values({ id, ...event })
  return id
}

/** An event with its session's reference; undefined where it does not exist. */
export async function eventWithReference(database: Database, id: string) {
  const [found] = await database
    .select({
      id: sandboxEvents.id,
      type: sandboxEvents.type,
      createdAt: sandboxEvents.createdAt,
      sessionId: sandboxEvents.sessionId,
      reference: sandboxSessions.reference,
    })
    .from(sandboxEvents)
    .innerJoin(sandboxSessions, eq(sandboxSessions.id, sandboxEvents.sessionId))
    .where(eq(sandboxEvents.id, id))
  return found
}

export async function markDelivered(database: Database, id: string, at: Date): Promise<void> {
  await database.update(sandboxEvents).set({ deliveredAt: at }).where(eq(sandboxEvents.id, id))
}

/** The secret that signs events; the first caller makes it. */
export async function signingSecret(database: Database): Promise<string> {
  const name = 'webhook'
  const found = await secretNamed(database, name)
  if (found !== undefined) return found
  const secret = randomBytes(32).toString('base64url')
  await database.insert(sandboxKeys).values({ name, secret }).onConflictDoNothing()
  return (await secretNamed(database, name)) ?? secret
}

async function secretNamed(database: Database, name: string): Promise<string | undefined> {
  const [found] = await database
    .select({ secret: sandboxKeys.secret })
    .from(sandboxKeys)
    .where(eq(sandboxKeys.name, name))
  return found?.secret
}
