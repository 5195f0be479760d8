import { endIfFolderInUse } from 'shared/server/database/folderLock'
import { commandConfig } from '../commandConfig'

/**
 * `npm start`: builds what changed, publishes it on the shelf, and serves. This is the first half: it names the program
 * that serves, which `run.mjs` then runs without anything that only building needs.
 */
// A wrong variable, or a folder in use, is reported before minutes are spent on building.
const config = commandConfig()
await endIfFolderInUse(config)
const { buildChanged } = await import('../release/buildChanged')
const { serverProgram } = await import('../server/serverProgram')
await buildChanged(config.dataDir)
process.send?.({ program: await serverProgram() })
