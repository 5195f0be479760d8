import cronParser from 'cron-parser'
import type { JobHandler } from 'shared/server/jobs/jobHandler'

type Recurring = NonNullable<JobHandler['recurring']>

/** The first moment after `now` that matches the expression in its zone. */
export function nextRun({ cron, timeZone }: Recurring, now: Date): Date {
  return cronParser.parseExpression(cron, { currentDate: now, tz: timeZone }).next().toDate()
}
