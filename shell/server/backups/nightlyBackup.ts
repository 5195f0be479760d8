import type { OpenDatabase } from 'shared/server/database/database'
import { type JobHandler, recurringJob } from 'shared/server/jobs/jobHandler'
import { placeNamed } from './placeNamed'
import { writeBackup } from './writeBackup'

const HOURS = 60 * 60

/** Every night, where a practice has named a place and a key. Its last success is in `health/ready`. */
export function nightlyBackup({ copying }: Pick<OpenDatabase, 'copying'>): JobHandler {
  return recurringJob(
    {
      name: 'nightly-backup',
      cron: '15 3 * * *',
      timeZone: 'America/Monterrey',
      timeLimitSeconds: 12 * HOURS,
      concurrency: 1,
    },
    async context => {
      const { backup } = context.config
      if (!backup) return
      const ground = { ...context, copying }
      await writeBackup(ground, { place: placeNamed(context.config, backup.to), recipient: backup.recipient })
    },
  )
}
