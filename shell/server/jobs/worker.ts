import type { FastifyBaseLogger } from 'fastify'
import { isHeld } from 'shared/server/backups/backupState'
import type { JobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { checkPayload } from './checkPayload'
import { countDeadLetters } from './deadLetters'
import type { FetchedJob, JobQueue } from './jobQueue'

/** The longest delay, in milliseconds, of a job that another process has sent. */
const POLL_MS = 1000

/** The longest delay, in milliseconds, of a job that is due, where no other process sends. */
const POLL_ALONE_MS = 10_000

/**
 * After a `send` of this process: most transactions have committed after the first delay, and all have ended after the
 * second.
 */
const SOON_MS = 30
const TRANSACTION_LIMIT_MS = 30_000

const MAINTENANCE_MS = 60_000

/** How long a server that stops waits for attempts under way. */
const STOP_LIMIT_MS = 5000

interface Ground {
  context: SliceContext
  queue: JobQueue
  log: FastifyBaseLogger
  /** The handlers that this process runs. */
  handlers: readonly JobHandler[]
  /** Whether it looks for due jobs itself. Otherwise `idle` alone runs them. True unless given. */
  polls?: boolean
}

/**
 * Runs the jobs of this process's slices. One small query checks all queues at once for due jobs: every second, or
 * every ten where no other process sends. pg-boss's own workers ask once for each queue, and end the process if the
 * database is away when a job is done.
 */
export class Worker {
  #ground: Ground
  #handlers: ReadonlyMap<string, JobHandler>
  #attempts = new Map<Promise<void>, string>()
  #timer: NodeJS.Timeout | undefined
  #pollAt = 0
  #pollAgain = false
  #idling = 0
  #polling: Promise<void> | undefined
  #stopping: Promise<void> | undefined
  #brokenOff = new AbortController()
  #maintainedAt = 0
  #sentAt = 0
  #alone = false
  #deadLetters = 0
  #unreachable = false
  #held = false

  constructor(ground: Ground) {
    this.#ground = ground
    this.#handlers = new Map(ground.handlers.map(handler => [handler.job.name, handler]))
  }

  /** Begins. On a database that no other process uses, the jobs that a crash interrupted run first. */
  async start({ alone }: { alone: boolean }): Promise<void> {
    const { queue, context, log } = this.#ground
    this.#alone = alone
    this.#held = await isHeld(context.database)
    if (this.#held)
      log.warn('a restored product is held: mails and payments wait for npm run restore -- --live')
    if (alone) await queue.recover()
    await queue.scheduleAll([...this.#handlers.values()], context.now())
    queue.onSend = () => {
      this.#sentAt = Date.now()
      this.#pollIn(SOON_MS)
    }
    this.#pollIn(0)
  }

  /** Takes no more jobs and lets those under way end; those that take too long are queued again for the next start. */
  stop(): Promise<void> {
    this.#stopping ??= this.#stop()
    return this.#stopping
  }

  async #stop(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#polling
    const limit = setTimeout(() => this.#brokenOff.abort(), STOP_LIMIT_MS)
    await this.#settled()
    clearTimeout(limit)
  }

  /** Runs all jobs that are due up to a moment, and resolves when none is left. For tests. */
  async idle(until: Date): Promise<void> {
    const { queue } = this.#ground
    const names = this.#running().map(({ job }) => job.name)
    this.#idling += 1
    try {
      do {
        await queue.hasten(names, until)
        await this.#poll()
        await this.#settled()
      } while ((await queue.due(names)).length > 0)
    } finally {
      this.#idling -= 1
      this.#pollIn(SOON_MS)
    }
  }

  async #settled(): Promise<void> {
    while (this.#attempts.size > 0) await Promise.all(this.#attempts.keys())
  }

  #pollIn(ms: number): void {
    const at = Date.now() + ms
    if (this.#ground.polls === false) return
    if (this.#stopping || (this.#timer && this.#pollAt <= at)) return
    clearTimeout(this.#timer)
    this.#pollAt = at
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      // A caller of `idle` polls itself, and has to see every job that is fetched.
      if (this.#idling === 0) void this.#poll()
    }, ms).unref()
  }

  /** One poll at a time; a request during one starts another after it. Never rejects. */
  #poll(): Promise<void> {
    if (this.#polling) this.#pollAgain = true
    this.#polling ??= this.#pollNow().finally(() => {
      this.#polling = undefined
      if (this.#pollAgain) this.#pollIn(0)
      this.#pollAgain = false
      const mayCommit = Date.now() - this.#sentAt < TRANSACTION_LIMIT_MS
      this.#pollIn(this.#alone && !mayCommit ? POLL_ALONE_MS : POLL_MS)
    })
    return this.#polling
  }

  async #pollNow(): Promise<void> {
    const { queue, log } = this.#ground
    try {
      await this.#maintain()
      if (this.#held) this.#held = await isHeld(this.#ground.context.database)
      const free = this.#running().filter(handler => this.#room(handler) > 0)
      const due = free.length > 0 ? await queue.due(free.map(({ job }) => job.name)) : []
      for (const handler of free) {
        if (!due.includes(handler.job.name)) continue
        for (const job of await queue.fetch(handler.job.name, this.#room(handler))) this.#begin(handler, job)
      }
      this.#unreachable = false
    } catch (error) {
      if (!this.#unreachable) log.error({ err: error }, 'jobs cannot be worked: the database does not answer')
      this.#unreachable = true
    }
  }

  /** In a restored product that is not live yet, only those that write to nobody outside. */
  #running(): JobHandler[] {
    return [...this.#handlers.values()].filter(({ job }) => !this.#held || job.runsWhileHeld)
  }

  /** How many more of these jobs this process may run now. */
  #room({ job }: JobHandler): number {
    return job.concurrency - [...this.#attempts.values()].filter(name => name === job.name).length
  }

  #begin(handler: JobHandler, job: FetchedJob): void {
    const attempt = this.#attempt(handler, job)
      .catch(error =>
        this.#ground.log.error({ err: error, job: job.name }, 'what became of a job was not written'),
      )
      .finally(() => {
        this.#attempts.delete(attempt)
        // Another job may wait for the free place.
        this.#pollIn(0)
      })
    this.#attempts.set(attempt, job.name)
  }

  async #attempt(handler: JobHandler, job: FetchedJob): Promise<void> {
    const { queue, context } = this.#ground
    const { signal: brokenOff } = this.#brokenOff
    try {
      await queue.schedule(handler, context.now())
      checkPayload(handler.job, job.data)
      const signal = AbortSignal.any([brokenOff, AbortSignal.timeout(handler.job.timeLimitSeconds * 1000)])
      const attempt = { id: job.id, enqueuedAt: new Date(job.createdOn), signal }
      await unlessAborted(handler.work(context, job.data, attempt), signal)
      await queue.done(job)
    } catch (error) {
      if (brokenOff.aborted) await queue.giveBack([job])
      else await this.#failed(handler, job, error)
    }
  }

  async #failed(handler: JobHandler, job: FetchedJob, error: unknown): Promise<void> {
    const { queue, log } = this.#ground
    const facts = { err: error, job: job.name, id: job.id }
    const state = await queue.failed(job, error)
    if (state !== 'failed') return log.warn(facts, 'a job failed and will be tried again')
    if (handler.recurring) await queue.keepLastFailure(job)
    this.#deadLetters += 1
    log.error(facts, 'a job failed for good: see npm run jobs -- list')
  }

  /** Once a minute. Also reports the dead letters that no attempt of this process has reported. */
  async #maintain(): Promise<void> {
    if (Date.now() - this.#maintainedAt < MAINTENANCE_MS) return
    this.#maintainedAt = Date.now()
    await this.#ground.queue.maintain()
    const count = await countDeadLetters(this.#ground.context.database)
    if (count > this.#deadLetters) {
      this.#ground.log.error({ count }, 'there are jobs that failed for good: see npm run jobs -- list')
    }
    this.#deadLetters = count
  }
}

/** The work's result, or the reason why it is not awaited any longer. */
async function unlessAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  await Promise.race([work, aborted])
}
