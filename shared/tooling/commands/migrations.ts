import { join, resolve } from 'node:path'
import { changedTables } from '../migrations/changedTables'
import { tablesFolder, withTables } from '../migrations/migrationProblem'

/**
 * A step of `npm run check` and `npm test`: every slice's migrations bring its tables to the state of its schema.ts. A
 * folder given after it is checked instead of this one.
 */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'))
const owners = withTables(root)
const forgotten = []
for (const owner of owners) {
  const folder = join(root, tablesFolder(owner))
  const changed = await changedTables(await import(join(folder, 'schema.ts')), join(folder, 'migrations'))
  if (changed.length > 0) forgotten.push({ owner, changed })
}
for (const { owner, changed } of forgotten) {
  console.error(
    `✗ ${owner}: schema.ts cambió sin su migración (${changed.join(', ')}). Haz: npm run migration -- ${owner} nombre-del-cambio`,
  )
}
if (forgotten.length === 0) console.info(`Migrations are complete: ${owners.length} slices.`)
process.exitCode = forgotten.length > 0 ? 1 : 0
