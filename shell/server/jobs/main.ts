import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'
import { openContext } from '../openContext'
import { slices } from '../slices'
import { jobsCommand, USAGE } from './jobsCommand'

/** `npm run jobs -- list | retry <id>|all`: lists the jobs that failed for good, and queues them again. */
async function main(words: string[]): Promise<number> {
  const command = jobsCommand(words)
  if (!command) {
    console.error(USAGE)
    return 2
  }
  const { context, close } = await openContext(readConfig(process.env), slices)
  try {
    console.info(await command(context.database))
    return 0
  } finally {
    await close()
  }
}

process.exitCode = await main(process.argv.slice(2)).catch(error => {
  console.error(explainFailure(error))
  return 1
})
