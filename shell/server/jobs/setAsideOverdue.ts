import { and, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { JobHandler } from 'shared/server/jobs/jobHandler'
import { jobTable } from './jobTable'
import { nextRun } from './nextRun'

/**
 * Of jobs that were restored and are due: makes them dead letters, which an operator can retry; a recurring one goes on at
 * its next time. Returns how many dead letters there are.
 */
export async function setAsideOverdue(
  database: Database,
  handlers: readonly JobHandler[],
  { restoredAt, now }: { restoredAt: Date; now: Date },
): Promise<number> {
  const overdue = (names: readonly string[]) =>
    and(
      inArray(jobTable.name, [...names]),
      inArray(jobTable.state, ['created', 'retry', 'active']),
      lte(jobTable.startAfter, now),
      lt(jobTable.createdOn, restoredAt),
    )
  const held = handlers.filter(({ job }) => !job.runsWhileHeld)
  for (const { job, recurring } of held) {
    if (!recurring) continue
    await database
      .update(jobTable)
      .set({ state: 'created', startAfter: nextRun(recurring, now) })
      .where(and(overdue([job.name]), eq(jobTable.key, 'next')))
  }
  const once = held.filter(({ recurring }) => !recurring).map(({ job }) => job.name)
  const aside = await database
    .update(jobTable)
    .set({
      state: 'failed',
      completedOn: sql`now()`,
      output: { message: 'venció antes de que el producto restaurado estuviera en vivo' },
    })
    .where(overdue(once))
    .returning({ id: jobTable.id })
  return aside.length
}
