import { commandConfig } from '../commandConfig'
import { buildChanged } from '../release/buildChanged'

/** `npm start`: builds what changed, publishes it on the shelf, and serves. */
process.env.NODE_ENV ??= 'production'
// A wrong variable is reported before minutes are spent on building.
const config = commandConfig()
await buildChanged(config.dataDir)
await import('../../../shell/server/main')
