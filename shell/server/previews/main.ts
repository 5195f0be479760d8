import { keptReleases } from 'shared/releases/clearShelf'
import { remotesOf } from 'shared/releases/onShelf'
import { shelfIn } from 'shared/releases/shelf'
import { explainFailure } from '../explainFailure'
import { programConfig } from '../programConfig'
import { previewLinks } from './signPreview'

/** The link to a release of the shelf, for a command: it needs the product's configuration and no database. */
async function main([remote = '', release = '']: string[]): Promise<void> {
  const config = programConfig()
  const shelf = shelfIn(config.dataDir)
  if (!remotesOf(shelf).includes(remote) || !keptReleases(shelf, remote).includes(release)) {
    console.error('Uso: npm run preview -- <remoto, como mf-diet> <versión, de npm run releases>')
    process.exitCode = 2
    return
  }
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const linkTo = await previewLinks(config, new Date())
  console.info(origin + linkTo(remote, release))
}

main(process.argv.slice(2)).catch(error => {
  console.error(explainFailure(error))
  process.exitCode = 1
})
