import { remotesOf } from 'shared/releases/onShelf'
import { tellReleases } from 'shared/releases/tellReleases'
import { listedNamed } from '../remoteNamed'
import { shelfHere } from '../shelfHere'

/** `npm run releases`: what is live and what is kept, of everything; `npm run releases -- mf-diet` of one remote. */
const [name] = process.argv.slice(2)
const shelf = shelfHere()
const apps =
  name === undefined
    ? ['shell', ...remotesOf(shelf)]
    : [listedNamed(name, 'npm run releases -- mf-diet', shelf)]
console.info(apps.map(app => tellReleases(shelf, app).join('\n')).join('\n\n'))
