import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { migrationProblem, tablesFolder } from './migrationProblem'

/**
 * `npm run migration -- mf-diet add-ratings`: writes the SQL that brings a slice's tables to the state of its
 * schema.ts.
 */
const [workspace = '', name = ''] = process.argv.slice(2)
const problem = migrationProblem(process.cwd(), workspace, name)
if (problem) {
  console.error(problem)
  process.exit(2)
}

const folder = tablesFolder(workspace)
const { status } = spawnSync(
  'npx',
  [
    'drizzle-kit',
    'generate',
    '--dialect=postgresql',
    `--schema=${join(folder, 'schema.ts')}`,
    `--out=${join(folder, 'migrations')}`,
    `--name=${name}`,
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)
