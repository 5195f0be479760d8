import { readConfig } from 'shared/server/config'
import { buildChanged } from '../release/buildChanged'

/** `npm start`: builds what changed, puts it on the shelf, and serves. */
process.env.NODE_ENV ??= 'production'
// A wrong variable is told before minutes are spent on building.
const config = readConfig(process.env)
await buildChanged(config.dataDir)
await import('../../../shell/server/main')
