import { createHash, randomUUID } from 'node:crypto'
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { clearShelf, keptReleases } from './clearShelf'
import { type Pointer, readPointer, writePointer } from './pointer'
import {
  closed,
  type Origin,
  opened,
  readRecord,
  recordFile,
  releaseFolder,
  type TakenBack,
  writeRecord,
} from './record'

/**
 * The shelf of releases: `<shelf>/<remote>/<release>/…` holds an immutable build, `<shelf>/<remote>/current.json` names
 * the one that the registry shows, `<shelf>/<remote>/<release>.json` tells its history. A release is named by a hash of
 * its content, so the same build has one release.
 */
const KEPT_IN_HISTORY = 20

/** Copies a build onto the shelf and makes it current. Answers the release's name. */
export function publish(
  shelf: string,
  remote: string,
  build: string,
  origin: Origin = {},
  now = new Date(),
): string {
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
  const live = readPointer(shelf, remote)
  if (live?.release === release && !readRecord(shelf, remote, release).takenBack) return release
  const previous = [...(live?.previous ?? []), ...(live ? [live.release] : [])].filter(
    name => name !== release,
  )
  noteOrigin(shelf, remote, release, origin, now)
  point(shelf, remote, { release, previous: previous.slice(-KEPT_IN_HISTORY) }, now)
  clearShelf(shelf, remote, now)
  return release
}

/**
 * Publishes a build that this shelf has never shown. A known one is not published again, so that a rollback survives
 * the next start, and where the pointer was lost, a release that was taken back does not become live.
 */
export function publishIfNew(shelf: string, remote: string, build: string, origin: Origin = {}): void {
  const release = contentHash(build)
  const isKnown = existsSync(releaseFolder(shelf, remote, release))
  if (isKnown && (readPointer(shelf, remote) || readRecord(shelf, remote, release).takenBack)) return
  publish(shelf, remote, build, origin)
}

/** The release that a rollback goes to by itself: the newest earlier one that nobody took back. */
export function releaseBefore(shelf: string, remote: string): string | undefined {
  return readPointer(shelf, remote)?.previous.findLast(name => isGood(shelf, remote, name))
}

function isGood(shelf: string, remote: string, release: string): boolean {
  const isLive = readPointer(shelf, remote)?.release === release
  return !isLive && !readRecord(shelf, remote, release).takenBack
}

interface Rollback {
  /** The release to go back to; without it, the one before. */
  to?: string
  by?: string
  reason?: string
  now?: Date
}

/** Makes an earlier release current and marks the one it leaves as taken back. Throws when there is none to go to. */
export function rollback(
  shelf: string,
  remote: string,
  { to, by, reason, now = new Date() }: Rollback = {},
): string {
  const live = readPointer(shelf, remote)
  const release = to ?? releaseBefore(shelf, remote)
  if (!live || !release) throw new Error(`${remote} has no earlier release to go back to.`)
  if (!keptReleases(shelf, remote).includes(release))
    throw new Error(`${remote}: release ${release} is not on the shelf.`)
  if (release === live.release) throw new Error(`${remote}: release ${release} is live already.`)
  const taken = readRecord(shelf, remote, release).takenBack
  if (taken) throw new Error(`${remote}: release ${release} ${wasTakenBack(taken)} Release it again instead.`)
  writeRecord(shelf, remote, live.release, {
    ...readRecord(shelf, remote, live.release),
    takenBack: { at: now.toISOString(), ...(by && { by }), ...(reason && { reason }) },
  })
  const previous = live.previous.filter(name => name !== release && isGood(shelf, remote, name))
  point(shelf, remote, { release, previous }, now)
  return release
}

const wasTakenBack = ({ at, by, reason }: TakenBack) =>
  `was taken back on ${at.slice(0, 10)}${by ? ` by ${by}` : ''}${reason ? ` (${reason})` : ''}.`

/** A release that was taken back and is released again is good again; its origin is the newest one. */
function noteOrigin(shelf: string, remote: string, release: string, origin: Origin, now: Date): void {
  const isKnown = existsSync(recordFile(shelf, remote, release))
  const { published, live } = isKnown
    ? readRecord(shelf, remote, release)
    : { published: now.toISOString(), live: [] }
  writeRecord(shelf, remote, release, { published, live, ...origin })
}

/** The step that changes the release that people get; the histories follow it. */
function point(shelf: string, remote: string, pointer: Pointer, now: Date): void {
  const left = readPointer(shelf, remote)?.release
  const leaving = left === undefined ? undefined : readRecord(shelf, remote, left)
  writePointer(shelf, remote, pointer)
  const at = now.toISOString()
  if (left !== undefined && leaving && left !== pointer.release)
    writeRecord(shelf, remote, left, closed(leaving, at))
  writeRecord(shelf, remote, pointer.release, opened(readRecord(shelf, remote, pointer.release), at))
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
