import { migrationProblem, tablesFolder } from './migrationProblem'
import { writeMigration } from './writeMigration'

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

const terminal = process.stdin.isTTY === true && process.stdout.isTTY === true
process.exit(writeMigration(tablesFolder(workspace), name, { terminal }))
