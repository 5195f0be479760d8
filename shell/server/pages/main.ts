import { resolve } from 'node:path'
import { publishIfNew } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { readConfig } from 'shared/server/config/config'
import { explainFailure } from '../explainFailure'

/**
 * The entry page as its image runs it: the build of the shell that came with it goes to the shelf, then the server
 * starts as it always does. Of the remotes' releases it only reads.
 */
async function main(): Promise<void> {
  publishIfNew(shelfIn(readConfig(process.env).dataDir), 'shell', resolve(import.meta.dirname, '../../dist'))
  await import('../main')
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
