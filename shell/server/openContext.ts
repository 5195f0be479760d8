import { join } from 'node:path'
import { backupMigrations } from 'shared/server/backups/backupState'
import type { Config } from 'shared/server/config/config'
import { type OpenDatabase, openDatabase } from 'shared/server/database/database'
import { migrate } from 'shared/server/database/migrate'
import type { Migrations } from 'shared/server/database/migrations'
import type { PoolOptions } from 'shared/server/database/openPool'
import { type FileStore, filesOnDisk } from 'shared/server/files/files'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { throttleMigrations } from 'shared/server/throttle/throttle'
import { mailDoor } from './auth/mailDoor'
import { refuseUnfinished } from './backups/restore/unfinished'
import { composePorts, noPorts } from './compose'
import { filesInS3 } from './files/filesInS3'
import { JobQueue } from './jobs/jobQueue'
import { openBoss } from './jobs/openBoss'
import { mailsBy } from './mail/mailJob'
import { mailTransport } from './mail/mailTransport'
import { allowsPurpose } from './privacy/purposeStore'
import { shellJobs } from './shellJobs'
import { shellPorts } from './shellPorts'

export interface OpenContext extends Pick<OpenDatabase, 'exclusively' | 'copying' | 'connections' | 'close'> {
  context: SliceContext
  /** The queue of all slices' jobs. */
  queue: JobQueue
}

/** The tables of the shell, of what it shares with slices, and of the slices, in the order in which they are made. */
export function allMigrations(slices: readonly Slice[]): Migrations[] {
  const ownTables = ['auth', 'files', 'operation', 'reports', 'shelf', 'site', 'vault'].map(name => ({
    name,
    folder: join(import.meta.dirname, name, 'migrations'),
  }))
  const slicesTables = slices.map(slice => ({ name: slice.name, folder: slice.migrations }))
  return [throttleMigrations, backupMigrations, ...ownTables, ...slicesTables]
}

export function fileStore({ s3, dataDir }: Config): FileStore {
  return s3 ? filesInS3(s3) : filesOnDisk(join(dataDir, 'files'))
}

/**
 * Opens the database, migrates its tables, opens the job queue and the files, and joins the ports of shell and slices.
 * Refused where a restore has not ended.
 */
export async function openContext(
  ...[config, ...more]: Parameters<typeof openEvenUnfinished>
): Promise<OpenContext> {
  refuseUnfinished(config)
  return openEvenUnfinished(config, ...more)
}

/** For the restore itself. */
export async function openEvenUnfinished(
  config: Config,
  slices: readonly Slice[],
  now: () => Date = () => new Date(),
  pool?: PoolOptions,
): Promise<OpenContext> {
  const open = await openDatabase(config, pool)
  const { database, exclusively, copying, connections, close } = open
  try {
    const jobs = [...shellJobs(slices, open), ...slices.flatMap(slice => slice.jobs ?? [])]
    const boss = await exclusively(async one => {
      await migrate(one, allMigrations(slices))
      return openBoss(open, jobs)
    })
    const queue = new JobQueue(database, boss)
    const files = fileStore(config)
    await files.prepare()
    const mail = mailsBy({
      database,
      jobs: queue,
      transport: mailTransport(config),
      door: mailDoor(now),
      allows: allowsPurpose,
    })
    const context: SliceContext = { config, database, files, mail, jobs: queue, ports: noPorts(), now }
    composePorts([shellPorts, ...slices], context)
    return { context, queue, exclusively, copying, connections, close }
  } catch (error) {
    await close()
    throw error
  }
}
