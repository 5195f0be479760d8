import { createHash, randomUUID } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join, relative } from 'node:path'

/**
 * The shelf of releases: `<shelf>/<remote>/<release>/…` holds an immutable build, `<shelf>/<remote>/current.json` names
 * the one that the registry shows. A release is named by a hash of its content, so the same build has one release.
 */
export interface Pointer {
  release: string
  /** Earlier current releases, newest last: `rollback` returns to them. */
  previous: string[]
}

const KEPT_IN_HISTORY = 20

const pointerFile = (shelf: string, remote: string) => join(shelf, remote, 'current.json')
export const releaseFolder = (shelf: string, remote: string, release: string) => join(shelf, remote, release)

export function readPointer(shelf: string, remote: string): Pointer | undefined {
  const file = pointerFile(shelf, remote)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pointer) : undefined
}

/** Copies a build onto the shelf and makes it current. Answers the release's name. */
export function publish(shelf: string, remote: string, build: string): string {
  const release = contentHash(build)
  const folder = releaseFolder(shelf, remote, release)
  if (!existsSync(folder)) {
    // The folder gets its name when it is complete: a reader never sees half a release.
    const arriving = `${folder}.${randomUUID()}`
    cpSync(build, arriving, { recursive: true })
    try {
      renameSync(arriving, folder)
    } catch (error) {
      rmSync(arriving, { recursive: true })
      // Another process has put the same release there meanwhile.
      if (!existsSync(folder)) throw error
    }
  }
  const now = readPointer(shelf, remote)
  if (now?.release !== release) {
    const previous = [...(now?.previous ?? []), ...(now ? [now.release] : [])].filter(
      name => name !== release,
    )
    point(shelf, remote, { release, previous: previous.slice(-KEPT_IN_HISTORY) })
  }
  return release
}

/**
 * Publishes a build that this shelf has never shown. A known one is not published again, so that a rollback survives
 * the next start.
 */
export function publishIfNew(shelf: string, remote: string, build: string): void {
  const known = readPointer(shelf, remote) && existsSync(releaseFolder(shelf, remote, contentHash(build)))
  if (!known) publish(shelf, remote, build)
}

/** Makes the release before this one current. Throws when there is none. */
export function rollback(shelf: string, remote: string): string {
  const now = readPointer(shelf, remote)
  const release = now?.previous.at(-1)
  if (!now || !release) throw new Error(`${remote} has no earlier release to go back to.`)
  if (!existsSync(releaseFolder(shelf, remote, release)))
    throw new Error(`${remote}: release ${release} is not on the shelf.`)
  point(shelf, remote, { release, previous: now.previous.slice(0, -1) })
  return release
}

/** The one step that changes the release that people get: a rename, which is atomic. */
function point(shelf: string, remote: string, pointer: Pointer): void {
  const file = pointerFile(shelf, remote)
  const arriving = `${file}.${randomUUID()}`
  mkdirSync(join(shelf, remote), { recursive: true })
  writeFileSync(arriving, JSON.stringify(pointer, null, 2))
  renameSync(arriving, file)
}

function contentHash(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    // Compressed copies and maps are made with the files beside them.
    .filter(file => !/\.(br|gz|map)$/.test(file))
    .sort()
  for (const file of files)
    hash.update(relative(folder, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 16)
}
