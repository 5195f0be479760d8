import type { FastifyBaseLogger } from 'fastify'
import { endBackup } from 'shared/server/backups/backupState'
import type { Slice } from 'shared/server/slices/slice'
import type { OpenContext } from '../openContext'
import { answerOperator } from './operatorSocket'
import { operatorWork } from './operatorWork'

type Ground = Pick<OpenContext, 'context' | 'copying'> & { log: FastifyBaseLogger }

/**
 * The embedded database's server does the work of backups. Returns the function that stops listening; undefined where
 * the folder takes no socket: its path is too long, or its disk has none.
 */
export async function hearOperator(
  { context, copying, log }: Ground,
  slices: readonly Slice[],
): Promise<(() => Promise<void>) | undefined> {
  // Nobody else has the folder: a backup that is marked as running ended with its process.
  await endBackup(context.database)
  try {
    return await answerOperator(context.config.dataDir, asked =>
      operatorWork({ ...context, copying }, slices, asked),
    )
  } catch (error) {
    log.warn({ err: error }, 'no socket for npm run backup: it works only while the server is stopped')
    return undefined
  }
}
