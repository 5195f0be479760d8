import { endBackup } from 'shared/server/backups/backupState'
import type { Slice } from 'shared/server/slices/slice'
import type { OpenContext } from '../openContext'
import { answerOperator } from './operatorSocket'
import { operatorWork } from './operatorWork'

/** The embedded database's server does the work of backups. Answers the function that stops listening. */
export async function hearOperator(
  { context, copying }: Pick<OpenContext, 'context' | 'copying'>,
  slices: readonly Slice[],
): Promise<() => Promise<void>> {
  // Nobody else has the folder: a backup that is marked as running ended with its process.
  await endBackup(context.database)
  return answerOperator(context.config.dataDir, asked => operatorWork({ ...context, copying }, slices, asked))
}
