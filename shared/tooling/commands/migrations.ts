import { join, resolve } from 'node:path'
import { changedTables } from '../migrations/changedTables'
import { tablesFolder, withTables } from '../migrations/migrationProblem'
import { RULES } from '../migrations/migrationRisks'
import { riskyMigrations } from '../migrations/riskyMigrations'

/**
 * A step of `npm run check` and `npm test`: every slice's migrations bring its tables to the state of its schema.ts, and
 * none of them stops a practice that works. A folder given after it is checked instead of this one.
 */
const root = resolve(process.argv[2] ?? join(import.meta.dirname, '../../..'))
const owners = withTables(root)
const problems: string[] = []
for (const owner of owners) {
  const migrations = join(root, tablesFolder(owner), 'migrations')
  const changed = await changedTables(await import(join(root, tablesFolder(owner), 'schema.ts')), migrations)
  if (changed.length > 0)
    problems.push(
      `${owner}: schema.ts changed without a migration (${changed.join(', ')}). Make it: npm run migration -- ${owner} name-of-the-change`,
    )
  for (const { file, rule, statement } of await riskyMigrations(migrations))
    problems.push(
      `${owner}/${file}: «${statement}» ${RULES[rule]}. Where that does no harm, write above it «-- allowed ${rule}: the reason».`,
    )
}
for (const problem of problems) console.error(`✗ ${problem}`)
if (problems.length === 0) console.info(`Migrations are complete and safe: ${owners.length} slices.`)
process.exitCode = problems.length > 0 ? 1 : 0
