import type { Static, TObject } from 'typebox'
import Type from 'typebox'
import type { SliceContext } from '../slices/context'
import { type Attempt, defineJob, type Job, type JobLimits } from './job'

export interface JobHandler<P extends TObject = TObject> {
  job: Job<P>
  recurring?: Recurring
  work(context: SliceContext, payload: Static<P>, attempt: Attempt): Promise<void>
}

interface Recurring {
  /** Minute, hour, day of month, month, day of week. */
  cron: string
  /** The time zone of `cron`. */
  timeZone: 'America/Monterrey' | 'UTC'
}

/**
 * The handler of a job. It may run twice, after a crash for example: the second run must change nothing. An error means
 * another attempt later; a `PermanentFailure` means that no attempt can succeed.
 */
export function jobHandler<P extends TObject>(job: Job<P>, work: JobHandler<P>['work']): JobHandler {
  // The queue checks every payload by the job's schema before it calls.
  return { job, work: work as JobHandler['work'] }
}

const NOTHING = Type.Object({})

/**
 * A job that runs by the clock. Over all instances each run happens once. Runs that were missed while no server was
 * running are made up for by one, at the next start.
 */
export function recurringJob(
  { cron, timeZone, ...job }: Recurring & { name: string } & Partial<JobLimits>,
  work: (context: SliceContext, attempt: Attempt) => Promise<void>,
): JobHandler {
  return {
    job: defineJob({ ...job, payload: NOTHING }),
    recurring: { cron, timeZone },
    work: (context, _payload, attempt) => work(context, attempt),
  }
}
