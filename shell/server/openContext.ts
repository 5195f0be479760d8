import { join } from 'node:path'
import type { Config } from 'shared/server/config/config'
import { type OpenDatabase, openDatabase } from 'shared/server/database/database'
import { migrate } from 'shared/server/database/migrate'
import type { PoolOptions } from 'shared/server/database/openPool'
import { filesOnDisk } from 'shared/server/files/files'
import { mailSender } from 'shared/server/mail/mailSender'
import { composePorts, noPorts } from 'shared/server/slices/compose'
import type { Slice, SliceContext } from 'shared/server/slices/slice'
import { throttleMigrations } from 'shared/server/throttle/throttle'
import { filesInS3 } from './files/filesInS3'
import { shellPorts } from './shellPorts'

export interface OpenContext extends Omit<OpenDatabase, 'database'> {
  context: SliceContext
}

/** Opens the database, brings its tables up to date, opens the files, and joins the ports of shell and slices. */
export async function openContext(
  config: Config,
  slices: readonly Slice[],
  now: () => Date = () => new Date(),
  pool?: PoolOptions,
): Promise<OpenContext> {
  const { database, exclusively, close } = await openDatabase(config, pool)
  try {
    const ownTables = ['auth', 'files', 'site'].map(name => ({
      name,
      folder: join(import.meta.dirname, name, 'migrations'),
    }))
    const slicesTables = slices.map(slice => ({ name: slice.name, folder: slice.migrations }))
    await exclusively(one => migrate(one, [throttleMigrations, ...ownTables, ...slicesTables]))
    const files = config.s3 ? filesInS3(config.s3) : filesOnDisk(join(config.dataDir, 'files'))
    await files.prepare()
    const context: SliceContext = { config, database, files, mail: mailSender(config), ports: noPorts(), now }
    composePorts([shellPorts, ...slices], context)
    return { context, exclusively, close }
  } catch (error) {
    await close()
    throw error
  }
}
