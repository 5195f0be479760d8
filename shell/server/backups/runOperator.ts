import type { Config } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'
import { programConfig } from '../programConfig'

type Command = (config: Config, words: readonly string[]) => Promise<string[] | undefined>

/** Runs a command that opens no product, or opens it in its own way; the exit codes are those of `runCommand`. */
export async function runOperator(command: Command, usage: string): Promise<void> {
  try {
    const lines = await command(programConfig(), process.argv.slice(2))
    if (!lines) console.error(usage)
    for (const line of lines ?? []) console.info(line)
    process.exitCode = lines ? 0 : 2
  } catch (error) {
    console.error(explainFailure(error))
    process.exitCode = 1
  }
}
