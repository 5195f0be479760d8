import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { MS_PER_HOUR } from 'shared/dates/times'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { arrivalsIn } from './receiveFile'

/**
 * Makes the folder of arriving files where it is missing, and removes the files that a killed process left in it: no
 * upload takes an hour. Their age is measured by the file system's clock, which dated them, not by `now`.
 */
export async function forgetArrivals({ config }: Pick<SliceContext, 'config'>): Promise<void> {
  const folder = arrivalsIn(config.dataDir)
  await mkdir(folder, { recursive: true })
  const begun = Date.now() - MS_PER_HOUR
  for (const name of await readdir(folder)) {
    const file = join(folder, name)
    // A file that ends between the two looks has no date.
    const found = await stat(file).catch(() => undefined)
    if (found && found.mtimeMs < begun) await rm(file, { force: true })
  }
}

/** Each run cleans the disk of the process that runs it; every process cleans its own at its start too. */
export const tidyArrivals = recurringJob(
  { name: 'tidy-arrivals', cron: '37 * * * *', timeZone: 'UTC', timeLimitSeconds: 600, runsWhileHeld: true },
  forgetArrivals,
)
