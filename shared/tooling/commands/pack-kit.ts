import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { acceptKit, packKit } from '../kit/packKit'

/**
 * `npm run pack-kit -- <folder>`: packs what a team elsewhere needs (shared/tooling/kit/README.md). With `--accept` in
 * place of the folder it writes the report of what teams can import.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' } },
})
const [folder] = positionals
if (!folder && !values.accept) {
  console.error('Which folder? Usage: npm run pack-kit -- <folder>, or npm run pack-kit -- --accept')
  process.exit(2)
}
try {
  if (values.accept) acceptKit()
  if (folder) for (const archive of await packKit(resolve(folder))) console.info(archive)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
