import { remotesOf } from 'shared/releases/onShelf'
import { shelfIn } from 'shared/releases/shelf'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import { judgeTrial } from './judgeTrial'

/** Each minute: a trial goes on, or ends, also while nobody reports a failure. */
export const watchTrials = recurringJob(
  { name: 'watch-trials', cron: '* * * * *', timeZone: 'UTC', concurrency: 1 },
  async context => {
    const shelf = shelfIn(context.config.dataDir)
    for (const remote of remotesOf(shelf)) await judgeTrial(context, { shelf, remote })
  },
)
