import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { copyOfCommit } from 'shared/testing/programs/copyOfRepository'
import { tablesFolder, withTables } from '../migrations/migrationProblem'
import { repositoryRoot } from '../repository'

/**
 * The drill `former`: while APIs are replaced, and after one is taken back, the code of the release before works on the
 * tables of today. Its own API tests say whether it can. `FORMER` names its commit; without it, it is the one that noted
 * the calls of the last release. Words after it choose files.
 */
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: repositoryRoot, encoding: 'utf8' }).trim()

/**
 * These ask the catalogue which tables there are, put a trigger on one, or have one analysed for the planner, under the
 * schemas of then. They are views now (decision 61), through which the code goes on reading and writing; a view has no
 * statistics of its own. Their names go with the views.
 */
const OF_TABLES = [
  'a failure half-way leaves nothing',
  'a fulfilment that is killed in its middle',
  'every table with a secret',
  'a reset ends every secret',
  'every table with rows of a person',
  'a slice that forgets a table',
  'a page of 100,000 comments is read by an index',
]

/** A race of the code of then that is no matter of tables: it told 901 seconds in place of 900. Mended since. */
const MENDED_SINCE = ['of 30 guesses at once for']

const commit = process.env.FORMER ?? git('log', '-1', '--format=%H', '--', 'shared/testing/past')
const copy = copyOfCommit(commit)
try {
  console.info(`The API tests of ${git('log', '-1', '--format=%h, %s', commit)}, on the tables of today:`)
  for (const owner of withTables(repositoryRoot)) {
    const migrations = join(tablesFolder(owner), 'migrations')
    // It knows nothing of a table that came later.
    if (!existsSync(join(copy.root, migrations))) continue
    cpSync(join(repositoryRoot, migrations), join(copy.root, migrations), { recursive: true })
  }
  const { DRILLS: _, ...environment } = process.env
  const others = `^(?!.*(?:${[...OF_TABLES, ...MENDED_SINCE].join('|')}))`
  const words = ['run', '--project', 'api-postgres', '-t', others, ...process.argv.slice(2)]
  const { status } = spawnSync(
    process.execPath,
    [join(copy.root, 'node_modules/vitest/vitest.mjs'), ...words],
    {
      cwd: copy.root,
      env: environment,
      stdio: 'inherit',
    },
  )
  process.exitCode = status ?? 1
} finally {
  copy.remove()
}
