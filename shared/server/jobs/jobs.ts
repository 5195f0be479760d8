import type { Static, TObject } from 'typebox'
import type { Database } from '../database/database'
import type { Job } from './job'

export interface SendOptions {
  /** The caller's: the job is enqueued if it commits, and was never there if it rolls back. */
  transaction?: Database
  /** Not before this moment. */
  runAt?: Date
  /** A later `send` with the same key replaces this one, whatever has become of it; `cancel` takes it back. */
  key?: string
}

/** Work for later, in the database: it outlives the process, and one instance of the server does it. */
export interface Jobs {
  /** Enqueues. Throws if the payload does not keep to the job's schema. */
  send<P extends TObject>(job: Job<P>, payload: Static<P>, options?: SendOptions): Promise<void>
  /** Takes a job with this key back. An attempt that is being made goes on, but is not repeated. */
  cancel(job: Pick<Job, 'name'>, key: string, options?: Pick<SendOptions, 'transaction'>): Promise<void>
}
