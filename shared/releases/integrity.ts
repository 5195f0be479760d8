import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { filesBelow } from './contentHash'

/** Every script and style of a build with its hash, beside them: `{ "comidas.0123456789.js": "sha256-…" }`. */
export const INTEGRITY_JSON = 'integrity.json'
export const Integrity = Type.Record(Type.String(), Type.String({ pattern: '^sha256-[A-Za-z0-9+/]{43}=$' }))
/** The hash of each file by its name, in the form of an element's `integrity`. */
export type Integrity = Readonly<Static<typeof Integrity>>

export const integrityOf = (bytes: string | Buffer): string =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`

/** Of the files whose hash browsers check: the scripts and styles. */
export const integritiesOf = (
  files: readonly (readonly [name: string, bytes: string | Buffer])[],
): Integrity =>
  Object.fromEntries(
    files.filter(([name]) => /\.(js|css)$/.test(name)).map(([name, bytes]) => [name, integrityOf(bytes)]),
  )

export const integritiesIn = (folder: string): Integrity =>
  integritiesOf(filesBelow(folder).map(file => [relative(folder, file), readFileSync(file)]))

// A release never changes, so it is read once.
const read = new Map<string, Integrity>()

/** The hashes that a release's own build wrote; none for releases older than hashes. Throws where they are damaged. */
export function readIntegrity(folder: string): Integrity {
  const known = read.get(folder)
  if (known) return known
  const file = join(folder, INTEGRITY_JSON)
  const found: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  if (!Value.Check(Integrity, found)) throw new Error('it does not hold the hash of each file')
  read.set(folder, found)
  return found
}

/** The scripts and styles of a build that are not those whose hashes it names. */
export function integrityProblems(build: string, named: Integrity): string[] {
  return Object.entries(integritiesIn(build))
    .filter(([name, hash]) => named[name] !== hash)
    .map(([name]) => `${INTEGRITY_JSON}: ${name} has another hash, or none`)
}
