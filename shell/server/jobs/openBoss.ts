import PgBoss from 'pg-boss'
import type { Database, OpenDatabase } from 'shared/server/database/database'
import { type Job, MAX_RETRY_DELAY_SECONDS } from 'shared/server/jobs/job'
import type { JobHandler } from 'shared/server/jobs/jobHandler'
import { JOBS_SCHEMA, RETENTION_DAYS } from './jobTable'
import { ONE_PARTITION } from './onePartition'

const DAY_SECONDS = 24 * 60 * 60

/**
 * pg-boss's expiry exceeds the time limit, at which the process itself ends an attempt: only dead processes reach it.
 */
const EXPIRY_MARGIN_SECONDS = 10

type Ground = Pick<OpenDatabase, 'database' | 'runScript'>

/**
 * Opens pg-boss on the server's own database and brings its tables and queues up to date. Run it exclusively. It stores
 * the jobs; its workers and timers stay unused, for the reason that `worker.ts` gives.
 */
export async function openBoss(
  { database, runScript }: Ground,
  handlers: readonly JobHandler[],
): Promise<PgBoss> {
  const run = bossDatabase(database)
  const boss = new PgBoss({
    db: {
      // A call without values may hold several statements, with BEGIN and COMMIT of their own.
      executeSql: (text, values) =>
        values ? run.executeSql(text, values) : runScript(text).then(rows => ({ rows })),
    },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
    archiveFailedAfterSeconds: RETENTION_DAYS * DAY_SECONDS,
    deleteAfterSeconds: 60,
  })
  await boss.start()
  await runScript(ONE_PARTITION)
  const stored = await boss.getQueues()
  for (const { job } of handlers) {
    const queue = queueOf(job)
    // Two statements a job would be half of those of a start.
    if (stored.some(one => isSame(one, queue))) continue
    await boss.createQueue(job.name, queue)
    await boss.updateQueue(job.name, queue)
  }
  return boss
}

function queueOf(job: Job) {
  return {
    name: job.name,
    // At most one job with a key waits.
    policy: 'short' as const,
    retryLimit: job.retryLimit,
    retryDelay: Math.min(job.retryDelaySeconds, MAX_RETRY_DELAY_SECONDS),
    retryBackoff: true,
    expireInSeconds: job.timeLimitSeconds + EXPIRY_MARGIN_SECONDS,
    // pg-boss reads no other unit here.
    retentionMinutes: RETENTION_DAYS * 24 * 60,
  }
}

const isSame = (stored: object, queue: object) =>
  Object.entries(queue).every(([name, value]) => stored[name as keyof typeof stored] === value)

/** Lets pg-boss run one statement on a database or in a transaction of ours. */
export function bossDatabase(database: Database): PgBoss.Db {
  return {
    executeSql: async (sql, params) =>
      database._.session.prepareQuery<Rows>({ sql, params }, undefined, undefined, false).execute(),
  }
}

interface Rows {
  execute: { rows: unknown[] }
  all: unknown
  values: unknown
}
