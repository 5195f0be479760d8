import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { mayDeleteFiles } from 'shared/server/backups/backupState'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { abandonedSince, forgetAbandoned } from './uploadStore'

/**
 * Removes the files of unfinished registrations and of ended accounts, and what a killed process left of an upload: no
 * store takes an hour for one. If several instances run it, each file is removed once.
 */
export async function forgetUnclaimedFiles({
  database,
  files,
  now,
}: Pick<SliceContext, 'database' | 'files' | 'now'>): Promise<void> {
  const at = now().getTime()
  const moments = { unclaimedSince: new Date(at - MS_PER_DAY), pendingSince: new Date(at - MS_PER_HOUR) }
  for (const name of await abandonedSince(database, moments)) {
    await database.transaction(async one => {
      // The next run removes what a backup under way may need.
      if (!(await mayDeleteFiles(one, now()))) return
      // A file that cannot be removed keeps its row, for the next run.
      if (await forgetAbandoned(one, name, moments)) await files.remove(name)
    })
  }
}

export const tidyFiles = recurringJob(
  { name: 'tidy-files', cron: '7 * * * *', timeZone: 'UTC', timeLimitSeconds: 600, runsWhileHeld: true },
  forgetUnclaimedFiles,
)
