import { publish } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { commandConfig } from '../commandConfig'
import { buildApp } from '../release/buildApp'
import { outputOf } from '../release/builds'
import { releasableNamed } from '../remoteNamed'

/** `npm run release -- mf-diet`: builds one remote and makes that build current. No other build runs. */
const remote = releasableNamed(process.argv[2], 'npm run release -- mf-diet')
await buildApp(remote)
const shelf = shelfIn(commandConfig().dataDir)
const release = publish(shelf, remote, outputOf(remote))
console.info(`${remote}: release ${release} is live in ${shelf}.`)
