import { MS_PER_DAY } from 'shared/dates/times'
import { recurringJob } from 'shared/server/jobs/job'
import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUnclaimed, unclaimedBefore } from './uploadStore'

/**
 * Removes the files of unfinished registrations and of ended accounts. If several instances run it, each file is
 * removed once.
 */
export async function forgetUnclaimedFiles({
  database,
  files,
  now,
}: Pick<SliceContext, 'database' | 'files' | 'now'>): Promise<void> {
  for (const name of await unclaimedBefore(database, new Date(now().getTime() - MS_PER_DAY))) {
    await database.transaction(async one => {
      // A file that cannot be removed keeps its row, for the next run.
      if (await forgetUnclaimed(one, name)) await files.remove(name)
    })
  }
}

export const tidyFiles = recurringJob(
  { name: 'tidy-files', cron: '7 * * * *', timeZone: 'UTC', timeLimitSeconds: 600 },
  forgetUnclaimedFiles,
)
