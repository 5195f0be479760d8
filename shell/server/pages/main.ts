import { shelfIn } from 'shared/releases/shelf'
import { readConfig } from 'shared/server/config/config'
import { deployImage } from '../deployImage'
import { explainFailure } from '../explainFailure'

/**
 * The program of the shell's image: deploys the image's release of the shell to the shelf, then starts the server as
 * usual. It only reads the remotes' releases.
 */
async function main(): Promise<void> {
  deployImage(shelfIn(readConfig(process.env).dataDir), 'shell')
  await import('../main')
}

main().catch(error => {
  console.error(explainFailure(error))
  process.exit(1)
})
