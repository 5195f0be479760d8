import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../../..')
const skipped = new Set(['node_modules', 'dist', 'server', 'decisions', 'testing', 'migrations', 'seed'])
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

/** A hash of everything the browser build of `app` can depend on: its own sources, `shared`, and the lock file. */
export function inputsHash(app: string): string {
  const hash = createHash('sha256')
  const files = [app, 'shared'].flatMap(folder => [...filesBelow(resolve(root, folder))])
  for (const file of [...files, resolve(root, 'package-lock.json')].sort()) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}
