import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'
import { openContext } from '../openContext'
import { slices } from '../slices'
import { staffCommand, USAGE } from './staffCommand'

/** `npm run staff -- …`: manages the staff's accounts and prints the audit log. */
async function main(words: string[]): Promise<number> {
  const work = staffCommand(words)
  if (!work) {
    console.error(USAGE)
    return 2
  }
  const { context, close } = await openContext(readConfig(process.env), slices)
  try {
    await work({ context, slices, say: console.info })
    return 0
  } finally {
    await close()
  }
}

process.exitCode = await main(process.argv.slice(2)).catch(error => {
  console.error(explainFailure(error))
  return 1
})
