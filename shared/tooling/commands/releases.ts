import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import { tellReleases } from 'shared/releases/tellReleases'
import { commandConfig } from '../commandConfig'
import { releasableNamed } from '../remoteNamed'

/** `npm run releases`: what is live and what is kept, of everything; `npm run releases -- mf-diet` of one remote. */
const [name] = process.argv.slice(2)
const apps =
  name === undefined ? ['shell', ...remotes()] : [releasableNamed(name, 'npm run releases -- mf-diet')]
const shelf = shelfIn(commandConfig().dataDir)
console.info(apps.map(app => tellReleases(shelf, app).join('\n')).join('\n\n'))
