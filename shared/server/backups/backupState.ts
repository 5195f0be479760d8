import { join } from 'node:path'
import { eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../database/database'
import type { Migrations } from '../database/migrations'
import { backupState, erasures } from './schema'

export const backupMigrations: Migrations = {
  name: 'backups',
  folder: join(import.meta.dirname, 'migrations'),
}

type State = typeof backupState.$inferSelect

/** How long a backup that died keeps files from being deleted, and other backups from beginning. */
const LEASE_MS = 10 * 60_000

export const RENEW_LEASE_MS = 60_000

const theRow = eq(backupState.id, 1)

export async function readBackupState(database: Database): Promise<State> {
  const [state] = await database.select().from(backupState).where(theRow)
  if (!state) throw new Error('the row of backups.state is missing')
  return state
}

/** Whether the product is a restored one, whose outward work waits for an operator. */
export async function isHeld(database: Database): Promise<boolean> {
  return (await readBackupState(database)).restoredAt !== null
}

/** Ends the wait; answers since when there was one. */
export async function endHold(database: Database): Promise<Date | undefined> {
  const [state] = await database.select().from(backupState).where(theRow).for('update')
  await database.update(backupState).set({ restoredAt: null }).where(theRow)
  return state?.restoredAt ?? undefined
}

/** From here on no file is deleted, and deletions under way have ended. Returns false where another backup runs. */
export async function beginBackup(database: Database, now: Date): Promise<boolean> {
  const idle = or(isNull(backupState.filesKeptUntil), lt(backupState.filesKeptUntil, now))
  const begun = await database
    .update(backupState)
    .set({ filesKeptUntil: leaseFrom(now) })
    .where(idle)
    .returning()
  return begun.length > 0
}

export async function goOnWithBackup(database: Database, now: Date): Promise<void> {
  await database
    .update(backupState)
    .set({ filesKeptUntil: leaseFrom(now) })
    .where(theRow)
}

export async function endBackup(database: Database, succeededAt?: Date): Promise<void> {
  const success = succeededAt && { lastSuccessAt: succeededAt }
  await database
    .update(backupState)
    .set({ filesKeptUntil: null, ...success })
    .where(theRow)
}

/** Whether files may be deleted; a backup that begins waits until the end of this transaction. */
export async function mayDeleteFiles(transaction: Database, now: Date): Promise<boolean> {
  const [state] = await transaction.select().from(backupState).where(theRow).for('share')
  return !state?.filesKeptUntil || state.filesKeptUntil < now
}

export async function recordErasure(transaction: Database, erasedId: number, erasedAt: Date): Promise<void> {
  await transaction.insert(erasures).values({ erasedId, erasedAt }).onConflictDoNothing()
}

/** The end of an account. */
export type Erasure = typeof erasures.$inferSelect

export async function recordedErasure(database: Database, erasedId: number): Promise<Erasure | undefined> {
  const [erasure] = await database.select().from(erasures).where(eq(erasures.erasedId, erasedId))
  return erasure
}

export function recordedErasures(database: Database): Promise<Erasure[]> {
  return database.select().from(erasures)
}

const leaseFrom = (now: Date) => new Date(now.getTime() + LEASE_MS)
