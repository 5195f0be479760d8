import type { Static, TObject } from 'typebox'
import type { Database } from '../database/database'
import type { Job } from './job'

export interface SendOptions {
  /** The caller's transaction: the job is enqueued if it commits, and discarded if it rolls back. */
  transaction?: Database
  /** The earliest moment at which it runs. */
  runAt?: Date
  /** A later `send` with the same key replaces this job, whatever its state; `cancel` removes it. */
  key?: string
  /** No job had this key before, so none is looked for. */
  isFirst?: boolean
}

/** Work for later, in the database: it survives the process, and one instance of the server does it. */
export interface Jobs {
  /** Enqueues. Throws if the payload does not match the job's schema. */
  send<P extends TObject>(job: Job<P>, payload: Static<P>, options?: SendOptions): Promise<void>
  /** Removes a job with this key. An attempt under way goes on, but is not repeated. */
  cancel(job: Pick<Job, 'name'>, key: string, options?: Pick<SendOptions, 'transaction'>): Promise<void>
  /** Does work whose jobs, sent by the `Jobs` that it gets, are stored in one statement of the transaction at its end. */
  together<T>(transaction: Database, work: (jobs: Jobs) => Promise<T>): Promise<T>
}
