import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { isElsewhere, repositoryRoot } from '../repository'

const skipped = new Set([
  'node_modules',
  'dist',
  'server',
  'decisions',
  'testing',
  'migrations',
  'seed',
  'drawing',
])
const source = /\.(tsx?|css|json|html|woff2|webp|svg)$/
const notBuilt = /\.(test|stories)\.tsx?$/

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name)) yield* filesBelow(path)
    } else if (source.test(entry.name) && !notBuilt.test(entry.name)) yield path
  }
}

/**
 * The lock file's entries of installed packages. Workspaces are left out: a new remote, or a dependency of a server, is
 * no reason to build the others again.
 */
function lockedPackages(root: string): string {
  const lock = resolve(root, 'package-lock.json')
  if (!existsSync(lock)) return ''
  const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
    packages: Record<string, { link?: boolean }>
  }
  const installed = Object.entries(packages).filter(
    ([path, { link }]) => path.includes('node_modules/') && !link,
  )
  return JSON.stringify(installed)
}

/** A hash of everything the browser build of `app` can depend on: its own sources, `shared`, and installed packages. */
export function inputsHash(app: string, root = repositoryRoot): string {
  const hash = createHash('sha256')
  // In a repository of its own `shared` is an installed package, and the repository is the app.
  const folders = isElsewhere ? ['.'] : [app, 'shared']
  const files = folders.flatMap(folder => [...filesBelow(resolve(root, folder))])
  for (const file of files.sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.update(lockedPackages(root)).digest('hex')
}
