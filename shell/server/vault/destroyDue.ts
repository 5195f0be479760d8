import { and, eq, lte } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { leaveToNobody } from '../files/uploadStore'
import { vaultAccounts, vaultEntries, vaultFiles, vaultOpenings, vaultState } from './schema'

/** Destroys what has been kept long enough, and the key of an account of which nothing is left. */
export function destroyDue({ database, now }: Pick<SliceContext, 'database' | 'now'>): Promise<void> {
  return database.transaction(async one => {
    const due = await one
      .delete(vaultEntries)
      .where(lte(vaultEntries.keptUntil, now()))
      .returning({ accountId: vaultEntries.accountId, category: vaultEntries.category })
    for (const { accountId, category } of due) {
      const gone = and(eq(vaultFiles.accountId, accountId), eq(vaultFiles.category, category))
      const files = await one.delete(vaultFiles).where(gone).returning()
      await leaveToNobody(
        one,
        files.flatMap(({ name, plainName }) => (plainName === null ? [name] : [name, plainName])),
      )
    }
    for (const id of new Set(due.map(({ accountId }) => accountId))) await forgetIfEmpty(one, id)
  })
}

/** How much should have been destroyed by then. */
export function dueSince(database: Database, moment: Date): Promise<number> {
  return database.$count(vaultEntries, lte(vaultEntries.keptUntil, moment))
}

/** When everything that was due was last destroyed; undefined before the first time. */
export async function lastDestroyed(database: Database): Promise<Date | undefined> {
  const [state] = await database.select().from(vaultState)
  return state?.lastSuccessAt ?? undefined
}

async function forgetIfEmpty(database: Database, accountId: string): Promise<void> {
  const [left] = await database
    .select({ category: vaultEntries.category })
    .from(vaultEntries)
    .where(eq(vaultEntries.accountId, accountId))
    .limit(1)
  if (left) return
  await database.delete(vaultOpenings).where(eq(vaultOpenings.accountId, accountId))
  await database.delete(vaultAccounts).where(eq(vaultAccounts.id, accountId))
}

/** Destroys what is due, and records that nothing is any more. */
export async function lookThroughVault(context: Pick<SliceContext, 'database' | 'now'>): Promise<void> {
  await destroyDue(context)
  const state = { lastSuccessAt: context.now() }
  await context.database
    .insert(vaultState)
    .values({ id: 1, ...state })
    .onConflictDoUpdate({ target: vaultState.id, set: state })
}

/** A restored product too destroys on time. */
export const destroyDueJob = recurringJob(
  { name: 'vault-destroy', cron: '23 * * * *', timeZone: 'UTC', timeLimitSeconds: 600, runsWhileHeld: true },
  lookThroughVault,
)
