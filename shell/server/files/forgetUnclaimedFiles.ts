import { MS_PER_DAY } from 'shared/dates/times'
import { recurringJob } from 'shared/server/jobs/job'
import type { SliceContext } from 'shared/server/slices/slice'
import { forgetUnclaimed, unclaimedBefore } from './uploadStore'

/**
 * Removes the files of registrations that never came to an end, and of accounts that did. However many instances do
 * it, each file goes once.
 */
export async function forgetUnclaimedFiles({
  database,
  files,
  now,
}: Pick<SliceContext, 'database' | 'files' | 'now'>): Promise<void> {
  for (const name of await unclaimedBefore(database, new Date(now().getTime() - MS_PER_DAY))) {
    await database.transaction(async one => {
      // A file that cannot be removed keeps its row, for the next time.
      if (await forgetUnclaimed(one, name)) await files.remove(name)
    })
  }
}

export const tidyFiles = recurringJob(
  { name: 'tidy-files', cron: '7 * * * *', timeZone: 'UTC', timeLimitSeconds: 600 },
  forgetUnclaimedFiles,
)
