import { buildStale } from '../release/buildChanged'

/** `npm run build`: builds what changed, for production, and publishes nothing. */
await buildStale(process.argv.slice(2))
