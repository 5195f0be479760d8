import { join } from 'node:path'
import { backupMigrations } from 'shared/server/backups/backupState'
import type { Config } from 'shared/server/config/config'
import { openDatabase } from 'shared/server/database/database'
import { migrate } from 'shared/server/database/migrate'
import { filesOnDisk } from 'shared/server/files/files'
import type { Mails } from 'shared/server/mail/mail'
import type { SliceContext } from 'shared/server/slices/context'
import type { Ports } from 'shared/server/slices/ports'
import { throttleMigrations } from 'shared/server/throttle/throttle'
import { JobQueue } from '../../jobs/jobQueue'
import { openBoss } from '../../jobs/openBoss'
import type { GuestSlice } from './guestSlice'

/** The identity numbers that the demo of a new house gives its people. */
export const DEMO_PEOPLE = { ana: 1, nuevo: 2, others: [] }

/** Opens a guest's own database, with the tables of its slice and those that the shared parts use, and its jobs. */
export async function openGuest(config: Config, slice: GuestSlice, now: () => Date) {
  const open = await openDatabase(config)
  try {
    const boss = await open.exclusively(async one => {
      const own = { name: slice.name, folder: slice.migrations }
      await migrate(one, [throttleMigrations, backupMigrations, own])
      return openBoss(open, slice.jobs ?? [])
    })
    const queue = new JobQueue(open.database, boss)
    const files = filesOnDisk(join(config.dataDir, 'files'))
    await files.prepare()
    const context: SliceContext = {
      config,
      database: open.database,
      files,
      jobs: queue,
      mail: ofTheHouse<Mails>('mail'),
      ports: ofTheHouse<Ports>('ports'),
      now,
    }
    if (config.demo) await slice.seedDemo?.(context, DEMO_PEOPLE)
    return { context, queue, close: open.close }
  } catch (error) {
    await open.close()
    throw error
  }
}

/** Parts that the house alone has: a slice that uses it here is told what to use instead. */
function ofTheHouse<T extends object>(part: string): T {
  const refuse = () => {
    throw new Error(`A guest has no context.${part}: it calls the ports of the house over HTTP.`)
  }
  return new Proxy({} as T, { get: refuse })
}
