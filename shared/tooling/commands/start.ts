import { commandConfig } from '../commandConfig'
import { buildChanged } from '../release/buildChanged'

/** `npm start`: builds what changed, puts it on the shelf, and serves. */
process.env.NODE_ENV ??= 'production'
// A wrong variable is told before minutes are spent on building.
const config = commandConfig()
await buildChanged(config.dataDir)
await import('../../../shell/server/main')
