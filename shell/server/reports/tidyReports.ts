import { recurringJob } from 'shared/server/jobs/jobHandler'
import { forgetReports } from './reportStore'

/** Each hour, so that a day's key outlives it by an hour at most. */
export const tidyReports = recurringJob(
  { name: 'tidy-reports', cron: '13 * * * *', timeZone: 'UTC', timeLimitSeconds: 600 },
  ({ database, now }) => forgetReports(database, now()),
)
