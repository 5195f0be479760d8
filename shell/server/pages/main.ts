import { resolve } from 'node:path'
import { publishIfNew } from 'shared/releases'
import { callsInForce } from 'shared/releases/contracts'
import { noteCallsInForce } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'

/**
 * The program of the shell's image: publishes the image's build of the shell to the shelf, then starts the server as
 * usual. It only reads the remotes' releases.
 */
async function main(): Promise<void> {
  const shelf = shelfIn(readConfig(process.env).dataDir)
  publishIfNew(shelf, 'shell', resolve(import.meta.dirname, '../../dist'))
  noteCallsInForce(shelf, await callsInForce(resolve(import.meta.dirname, '../../..')))
  await import('../main')
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
