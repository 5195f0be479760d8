import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { packKit } from '../kit/packKit'

/** `npm run pack-kit -- <folder>`: packs what a team elsewhere needs (shared/tooling/kit/README.md). */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' } },
})
const [folder] = positionals
if (!folder) {
  console.error('Which folder? Usage: npm run pack-kit -- <folder> [--accept]')
  process.exit(2)
}
try {
  for (const archive of await packKit(resolve(folder), values)) console.info(archive)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
