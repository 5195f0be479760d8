import { commandConfig } from '../commandConfig'
import { buildChanged } from '../release/buildChanged'
import { serverProgram } from '../server/serverProgram'

/**
 * `npm start`: builds what changed, publishes it on the shelf, and serves. This is the first half: it names the program
 * that serves, which `run.mjs` then runs without anything that only building needs.
 */
// A wrong variable is reported before minutes are spent on building.
const { dataDir } = commandConfig()
await buildChanged(dataDir)
process.send?.({ program: await serverProgram() })
