import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import type PgBoss from 'pg-boss'
import type { Database } from 'shared/server/database/database'
import { type Job, MAX_RETRY_DELAY_SECONDS, PermanentFailure } from 'shared/server/jobs/job'
import type { JobHandler } from 'shared/server/jobs/jobHandler'
import type { Jobs, SendOptions } from 'shared/server/jobs/jobs'
import type { Static, TObject } from 'typebox'
import { describeError } from '../logging/logging'
import { checkPayload } from './checkPayload'
import { isWaiting, jobTable } from './jobTable'
import { nextRun } from './nextRun'
import { bossDatabase } from './openBoss'

export type FetchedJob = Pick<
  PgBoss.JobWithMetadata<Record<string, unknown>>,
  'id' | 'name' | 'data' | 'createdOn'
>

/** The key of a recurring job's one waiting run. */
const NEXT_RUN = 'next'

/**
 * The jobs in the database. pg-boss inserts, locks and expires them; queries that it has no call for read its table. A
 * finished job is deleted, so that no personal data stays.
 */
export class JobQueue implements Jobs {
  #database: Database
  #boss: PgBoss
  /** Called after each `send`, whose transaction may not have committed yet. */
  onSend = () => {}

  constructor(database: Database, boss: PgBoss) {
    this.#database = database
    this.#boss = boss
  }

  async send<P extends TObject>(
    job: Job<P>,
    payload: Static<P>,
    { transaction = this.#database, runAt, key, isFirst = false }: SendOptions = {},
  ): Promise<void> {
    checkPayload(job, payload)
    const options = {
      db: bossDatabase(transaction),
      startAfter: runAt,
      // pg-boss allows one waiting job for each key, and an absent key would count as one too.
      singletonKey: key ?? randomUUID(),
    }
    do {
      if (key !== undefined && !isFirst) await this.cancel(job, key, { transaction })
      // No row is inserted where another call has sent a job with this key since the cancellation.
    } while ((await this.#boss.send(job.name, payload, options)) === null)
    this.onSend()
  }

  async together<T>(transaction: Database, work: (jobs: Jobs) => Promise<T>): Promise<T> {
    const sent: PgBoss.JobInsert<object>[] = []
    const gathering: Jobs = {
      send: async (job, payload, { runAt, key, isFirst = false } = {}) => {
        // The replacement of another job is repeated until it is stored.
        if (key !== undefined && !isFirst) return this.send(job, payload, { transaction, runAt, key })
        checkPayload(job, payload)
        const startAfter = runAt && { startAfter: runAt }
        sent.push({ name: job.name, data: payload, singletonKey: key ?? randomUUID(), ...startAfter })
      },
      cancel: (job, key) => this.cancel(job, key, { transaction }),
      together: (_, inner) => inner(gathering),
    }
    const result = await work(gathering)
    if (sent.length > 0) await this.#boss.insert(sent, { db: bossDatabase(transaction) })
    this.onSend()
    return result
  }

  async cancel(
    { name }: Pick<Job, 'name'>,
    key: string,
    { transaction = this.#database }: Pick<SendOptions, 'transaction'> = {},
  ): Promise<void> {
    await transaction.delete(jobTable).where(and(eq(jobTable.name, name), eq(jobTable.key, key)))
  }

  /** The names of those jobs that have one due. */
  async due(names: readonly string[]): Promise<string[]> {
    const found = await this.#database
      .selectDistinct({ name: jobTable.name })
      .from(jobTable)
      .where(and(inArray(jobTable.name, [...names]), isWaiting, lt(jobTable.startAfter, sql`now()`)))
    return found.map(({ name }) => name)
  }

  /** Takes jobs for this process alone, as far as other processes have not. */
  fetch(name: string, most: number): Promise<FetchedJob[]> {
    return this.#boss.fetch(name, { batchSize: most, includeMetadata: true })
  }

  async done({ name, id }: FetchedJob): Promise<void> {
    await this.#boss.deleteJob(name, id)
  }

  /** Schedules another attempt, or makes the job a dead letter; answers which. Undefined where it was cancelled. */
  async failed({ name, id }: FetchedJob, error: unknown): Promise<'retry' | 'failed' | undefined> {
    const over = sql`(${error instanceof PermanentFailure}::boolean or ${jobTable.retryCount} >= ${jobTable.retryLimit})`
    const exponential = sql`${jobTable.retryDelay} * 2 ^ least(${jobTable.retryCount}, 16) * (1 + random() / 2)`
    const [left] = await this.#database
      .update(jobTable)
      .set({
        state: sql`case when ${over} then 'failed' else 'retry' end::jobs.job_state`,
        startAfter: sql`now() + least(${exponential}, ${MAX_RETRY_DELAY_SECONDS}) * interval '1 second'`,
        completedOn: sql`case when ${over} then now() end`,
        output: reasonOf(error),
      })
      .where(and(eq(jobTable.name, name), eq(jobTable.id, id), eq(jobTable.state, 'active')))
      .returning({ state: jobTable.state })
    return left?.state as 'retry' | 'failed' | undefined
  }

  /** Queues jobs again whose attempt was interrupted. */
  async giveBack(jobs: readonly FetchedJob[]): Promise<void> {
    const ids = jobs.map(({ id }) => id)
    await this.#release(and(inArray(jobTable.id, ids), eq(jobTable.state, 'active')))
  }

  /** At the start of the only process: a job that is marked as running was interrupted by a crash. */
  async recover(): Promise<void> {
    await this.#release(eq(jobTable.state, 'active'))
  }

  async #release(which: ReturnType<typeof and>): Promise<void> {
    await this.#database.update(jobTable).set({ state: 'retry', startAfter: sql`now()` }).where(which)
  }

  /** At a start: one statement finds the jobs whose waiting run is not the one that their expression asks for. */
  async scheduleAll(handlers: readonly JobHandler[], now: Date): Promise<void> {
    const waiting = await this.#database
      .select({ name: jobTable.name, startAfter: jobTable.startAfter })
      .from(jobTable)
      .where(and(eq(jobTable.key, NEXT_RUN), eq(jobTable.state, 'created')))
    for (const handler of handlers) {
      if (!handler.recurring) continue
      const run = waiting.find(({ name }) => name === handler.job.name)?.startAfter
      const isNext = run && (run <= now || run.getTime() === nextRun(handler.recurring, now).getTime())
      if (!isNext) await this.schedule(handler, now, true)
    }
  }

  /**
   * Leaves one waiting run of a recurring job. With `replaceWaiting`, a run that waits for a later moment is replaced: the
   * expression may have changed.
   */
  async schedule({ job, recurring }: JobHandler, now: Date, replaceWaiting = false): Promise<void> {
    if (!recurring) return
    if (replaceWaiting) {
      const waiting = and(
        eq(jobTable.name, job.name),
        eq(jobTable.key, NEXT_RUN),
        eq(jobTable.state, 'created'),
      )
      await this.#database.delete(jobTable).where(and(waiting, gt(jobTable.startAfter, now)))
    }
    await this.#boss.send(job.name, {}, { singletonKey: NEXT_RUN, startAfter: nextRun(recurring, now) })
  }

  /** Deletes the dead letters of a recurring job except this one: its next run is its next attempt. */
  async keepLastFailure({ name, id }: FetchedJob): Promise<void> {
    const others = and(eq(jobTable.name, name), eq(jobTable.state, 'failed'), ne(jobTable.id, id))
    await this.#database.delete(jobTable).where(others)
  }

  /** Gives up the jobs of a process that died, and deletes those that are too old. */
  async maintain(): Promise<void> {
    await this.#boss.maintain()
    const latest = sql`now() + ${MAX_RETRY_DELAY_SECONDS} * interval '1 second'`
    await this.#database
      .update(jobTable)
      .set({ startAfter: latest })
      .where(and(eq(jobTable.state, 'retry'), gt(jobTable.startAfter, latest)))
  }

  /** Makes jobs due that wait for a moment up to this one. For tests, whose clock is ahead of the database's. */
  async hasten(names: readonly string[], until: Date): Promise<void> {
    await this.#database
      .update(jobTable)
      .set({ startAfter: sql`now()` })
      .where(and(inArray(jobTable.name, [...names]), isWaiting, lte(jobTable.startAfter, until)))
  }
}

/** Like the log: without the values that an error quotes. */
function reasonOf(error: unknown): { type?: string; code?: string; message?: string } {
  const { stack: _stack, cause: _cause, ...reason } = describeError(error) as Record<string, unknown>
  return reason
}
