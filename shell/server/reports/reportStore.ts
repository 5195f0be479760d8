import { lt } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { affected, clientReports, days, metInTrial } from './schema'

const KEPT_MS = 30 * MS_PER_DAY

export async function addReports(
  database: Database,
  rows: readonly (typeof clientReports.$inferInsert)[],
  people: readonly (typeof affected.$inferInsert)[],
): Promise<void> {
  await database.transaction(async one => {
    if (rows.length > 0) await one.insert(clientReports).values([...rows])
    if (people.length > 0)
      await one
        .insert(affected)
        .values([...people])
        .onConflictDoNothing()
  })
}

/** Deletes the reports of more than 30 days ago, and the keys of days that are over, with the hashes of their people. */
export async function forgetReports(database: Database, at: Date): Promise<void> {
  await database.delete(days).where(lt(days.day, dayIn(at)))
  const since = new Date(at.getTime() - KEPT_MS)
  await database.delete(metInTrial).where(lt(metInTrial.at, since))
  await database.delete(clientReports).where(lt(clientReports.at, since))
}
