import type { TObject } from 'typebox'

export interface JobLimits {
  /** How often a failed attempt is repeated before the job is a dead letter. */
  retryLimit: number
  /** The pause before the first repetition. It doubles each time, up to `MAX_RETRY_DELAY_SECONDS`. */
  retryDelaySeconds: number
  /** A longer attempt is given up and counts as failed. */
  timeLimitSeconds: number
  /** How many of these jobs one process runs at the same time. */
  concurrency: number
  /** Whether it also runs in a restored product that no operator has made live yet: it writes to nobody outside. */
  runsWhileHeld: boolean
}

/** Work outside a call. Its payload waits in the database: it holds ids rather than personal data. */
export interface Job<P extends TObject = TObject> extends JobLimits {
  /** Unique, and the same in every release: `citas-reminder`. */
  name: string
  /** A job of one person has their id in `userId`, so that erasing the account erases the job. */
  payload: P
}

/** Eight repetitions take about 20 minutes. */
const DEFAULT_LIMITS: JobLimits = {
  retryLimit: 8,
  retryDelaySeconds: 5,
  timeLimitSeconds: 60,
  concurrency: 2,
  runsWhileHeld: false,
}

/** The longest pause before a repetition, so that work resumes soon after a long outage. */
export const MAX_RETRY_DELAY_SECONDS = 15 * 60

export function defineJob<P extends TObject>(
  job: Pick<Job<P>, 'name' | 'payload'> & Partial<JobLimits>,
): Job<P> {
  return { ...DEFAULT_LIMITS, ...job }
}

/** One attempt. */
export interface Attempt {
  /** The job's id, the same in every attempt. */
  id: string
  enqueuedAt: Date
  /** Aborted when the time limit is over, or when the server stops and waits no longer. */
  signal: AbortSignal
}

/** A failure that repeating cannot correct: the job becomes a dead letter at once. */
export class PermanentFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'PermanentFailure'
  }
}
