import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { filesNaming } from '../generator/filesNaming'
import { removeRemote } from '../generator/removeRemote'
import { keepForOneOwner } from '../imports/exceptions'
import { findViolations } from '../imports/findViolations'
import { ownership } from '../imports/ownership'

/** `npm run remove -- mf-x`: a product without that remote, in which everything else works. */
const root = resolve(import.meta.dirname, '../../..')
const [remote = ''] = process.argv.slice(2)
const problem = problemOf()
if (problem) {
  console.error(problem)
  process.exit(2)
}

/** The database schemas of its tables. */
function schemasOf(): string[] {
  const source = readFileSync(join(root, remote, 'server/schema.ts'), 'utf8')
  return [...source.matchAll(/pgSchema\('(\w+)'\)/g)].map(([, name = '']) => `«${name}»`)
}

function problemOf(): string | undefined {
  const known = remotes(root)
  if (!known.includes(remote)) return `Usage: npm run remove -- <remote>, one of ${known.join(', ')}.`
  if (known.length === 1) return 'It is the last remote: the lists of remotes are written by its pattern.'
  const changed = spawnSync('git', ['status', '--porcelain', '--', remote], { cwd: root, encoding: 'utf8' })
  return existsSync(join(root, '.git')) && changed.stdout.trim() !== ''
    ? `${remote} has changes that no commit holds. Commit or undo them, so that its removal can be undone.`
    : undefined
}

const schemas = schemasOf()
removeRemote(root, remote)
const found = await findViolations(root)
const kept = found.filter(({ rule }) => rule === ownership.name).map(({ from }) => from)
keepForOneOwner(root, kept, `${remote} used it too.`)
const naming = filesNaming(root, remote)
const list = (heading: string, paths: readonly string[]) =>
  paths.length === 0 ? '' : `- ${heading}:\n${paths.map(path => `  ${path}\n`).join('')}`
const keptModules =
  'these modules of shared, which one area alone uses from now on (shared/tooling/imports/exceptions.json)'
console.info(`${remote} is gone, with its workflow, manifests, deliberate defects and past contracts.

What stays:
- its rows. On each server: make a backup, then drop the schema ${schemas.join(' and ')} of the database. Until then an account's
  end and the download of a person's own data do not reach them.
- its releases, on each server's shelf, which are shown no longer.
- its ports and shared calls (shared/server/ports, shared/published), which say that there is nothing.
${list(keptModules, kept)}${list('these files, which name it', naming)}
Then run npm run check, which also lists code that nobody uses any more, and the journeys.`)
