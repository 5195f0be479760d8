import { resolve } from 'node:path'
import { callsInForce } from 'shared/releases/contracts'
import { noteCallsInForce } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { readConfig } from 'shared/server/config/config'
import { deployImage } from '../deployImage'
import { explainFailure } from '../explainFailure'

/**
 * The program of the shell's image: deploys the image's release of the shell to the shelf, then starts the server as
 * usual. It only reads the remotes' releases.
 */
async function main(): Promise<void> {
  const shelf = shelfIn(readConfig(process.env).dataDir)
  await deployImage(shelf, 'shell')
  noteCallsInForce(shelf, await callsInForce(resolve(import.meta.dirname, '../../..')))
  await import('../main')
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
