import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import { jobTable, RETENTION_DAYS } from './jobTable'

/** A job that failed for good. */
export interface DeadLetter {
  id: string
  job: string
  failedAt: Date
  attempts: number
  /** The error, without the values that it quotes. */
  reason: string
}

const isDead = eq(jobTable.state, 'failed')

/** Those of one job, or of all. */
export async function countDeadLetters(database: Database, job?: { name: string }): Promise<number> {
  return database.$count(jobTable, and(isDead, job && eq(jobTable.name, job.name)))
}

/** Oldest first; without payloads, which may hold personal data. */
export async function deadLetters(database: Database): Promise<DeadLetter[]> {
  const rows = await database.select().from(jobTable).where(isDead).orderBy(asc(jobTable.completedOn))
  return rows.map(({ id, name, completedOn, createdOn, retryCount, output }) => ({
    id,
    job: name,
    failedAt: completedOn ?? createdOn,
    attempts: retryCount + 1,
    reason: output?.message ?? output?.value?.message ?? output?.code ?? output?.type ?? '',
  }))
}

/** Queues one dead letter, or all, again with all their attempts. Returns how many there were. */
export async function retryDeadLetters(database: Database, which: string | 'all'): Promise<number> {
  const retried = await database
    .update(jobTable)
    .set({
      state: 'retry',
      retryCount: 0,
      startedOn: null,
      completedOn: null,
      startAfter: sql`now()`,
      keepUntil: sql`now() + ${RETENTION_DAYS} * interval '1 day'`,
    })
    .where(and(isDead, which === 'all' ? undefined : eq(jobTable.id, which)))
    .returning({ id: jobTable.id })
  return retried.length
}
