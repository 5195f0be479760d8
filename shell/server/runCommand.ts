import type { PoolOptions } from 'shared/server/database/openPool'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { refuseEmptyFolder } from './backups/restore/emptyPlace'
import { explainFailure } from './explainFailure'
import { openContext } from './openContext'
import { programConfig } from './programConfig'
import { slices } from './slices'

/** The product that an operator's command works on. */
export interface CommandContext {
  context: SliceContext
  slices: readonly Slice[]
  /** Writes a line for the operator. */
  say(line: string): void
}

export type CommandWork = (open: CommandContext) => Promise<void>

interface Ground {
  pool?: PoolOptions
  /** Works only on a product that was started before: a folder with a typing error is told, and stays empty. */
  isUsed?: boolean
}

/**
 * Runs an operator's command on the product's database, and sets the exit code: 0 when it is done, 1 when it failed, 2
 * when it was not understood.
 *
 * @param parse finds the work of the words after the program's name, or the text that says what is wrong with them;
 * nothing is opened then
 */
export async function runCommand(
  parse: (words: string[]) => CommandWork | string,
  ground: Ground = {},
): Promise<void> {
  process.exitCode = await exitCode(parse(process.argv.slice(2)), ground).catch(error => {
    console.error(explainFailure(error))
    return 1
  })
}

async function exitCode(work: CommandWork | string, { pool, isUsed }: Ground): Promise<number> {
  if (typeof work === 'string') {
    console.error(work)
    return 2
  }
  const config = programConfig()
  if (isUsed) refuseEmptyFolder(config)
  const { context, close } = await openContext(config, slices, undefined, pool)
  try {
    await work({ context, slices, say: console.info })
    return 0
  } finally {
    await close()
  }
}
