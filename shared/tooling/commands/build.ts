import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { buildStale } from '../release/buildChanged'

/**
 * `npm run build`: builds what changed, or the apps that are named, for production, and publishes nothing. With
 * `--fresh` nothing of an earlier build is reused.
 */
const words = process.argv.slice(2)
if (words.includes('--fresh')) {
  for (const folder of ['builds', 'webpack', 'for-node', 'samples'])
    rmSync(resolve(import.meta.dirname, '../../../.cache', folder), { recursive: true, force: true })
}
await buildStale(words.filter(word => word !== '--fresh'))
