import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { acceptKit, checkKit, packKit } from '../kit/packKit'

/**
 * `npm run pack-kit -- <folder>`: packs what a team elsewhere needs (shared/tooling/kit/README.md). With `--accept` in
 * place of the folder it writes the report of what teams can import, with `--check` it compares it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, check: { type: 'boolean' } },
})
const [folder] = positionals
if (!folder && !values.accept && !values.check) {
  console.error('Which folder? Usage: npm run pack-kit -- <folder>, or --accept, or --check')
  process.exit(2)
}
try {
  if (values.accept) acceptKit()
  if (values.check) checkKit()
  if (folder) for (const archive of await packKit(resolve(folder))) console.info(archive)
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}
