import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { clearShelf, keptReleases } from './clearShelf'
import { contentHash } from './contentHash'
import { type Pointer, readPointer, removePointer, writePointer } from './pointer'
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

/** Copies a build onto the shelf and makes it current. Returns the release's name. */
export function publish(
  shelf: string,
  remote: string,
  build: string,
  origin: Origin = {},
  now = new Date(),
): string {
  const release = copyToShelf(shelf, remote, build)
  const live = readPointer(shelf, remote)
  if (live?.release === release && !readRecord(shelf, remote, release).takenBack) return release
  noteOrigin(shelf, remote, release, origin, now)
  makeCurrent(shelf, remote, release, now)
  return release
}

/** Copies a build onto the shelf and makes nothing current: a candidate. Answers the release's name. */
export function publishCandidate(
  shelf: string,
  remote: string,
  build: string,
  origin: Origin = {},
  now = new Date(),
): string {
  const release = contentHash(build)
  const isGoodThere =
    existsSync(releaseFolder(shelf, remote, release)) && !readRecord(shelf, remote, release).takenBack
  // First, since a folder without a history counts as one that was live.
  if (!isGoodThere) noteOrigin(shelf, remote, release, origin, now)
  return copyToShelf(shelf, remote, build)
}

function copyToShelf(shelf: string, remote: string, build: string): string {
  const release = contentHash(build)
  const folder = releaseFolder(shelf, remote, release)
  if (existsSync(folder)) return release
  const arriving = `${folder}.${randomUUID()}`
  cpSync(build, arriving, { recursive: true })
  nameArrived(arriving, folder)
  return release
}

/**
 * Gives a build that was written beside it the folder of its release, with its history, and makes nothing current.
 * Returns whether this was the first time.
 */
export function putOnShelf(
  shelf: string,
  { remote, release, arriving }: { remote: string; release: string; arriving: string },
  origin: Origin,
  now: Date,
): boolean {
  const folder = releaseFolder(shelf, remote, release)
  if (existsSync(folder)) return false
  // First, since a folder without a history counts as one that was live.
  noteOrigin(shelf, remote, release, origin, now)
  return nameArrived(arriving, folder)
}

/** One step: nobody sees half a release under its name. Returns whether it was this process that named it. */
function nameArrived(arriving: string, folder: string): boolean {
  try {
    renameSync(arriving, folder)
    return true
  } catch (error) {
    rmSync(arriving, { recursive: true })
    // Another process has put the same release there meanwhile.
    if (!existsSync(folder)) throw error
    return false
  }
}

/** Makes a release of the shelf current that is not an earlier one. */
function makeCurrent(shelf: string, remote: string, release: string, now: Date): void {
  const live = readPointer(shelf, remote)
  const previous = [...(live?.previous ?? []), ...(live ? [live.release] : [])].filter(
    name => name !== release,
  )
  point(shelf, remote, { release, previous: previous.slice(-KEPT_IN_HISTORY) }, now)
  clearShelf(shelf, remote, now)
}

/** Makes a release of the shelf current: going back to an earlier one is a rollback, and marks the one that it leaves. */
export function moveTo(
  shelf: string,
  remote: string,
  { to, by, reason, now = new Date() }: Rollback & { to: string },
): void {
  if (readPointer(shelf, remote)?.previous.includes(to)) rollback(shelf, remote, { to, by, reason, now })
  else makeCurrent(shelf, remote, to, now)
}

/**
 * Publishes a build that this shelf has never shown. A known one is not published again, so that a rollback survives
 * the next start, and where the pointer was lost, a release that was taken back does not become live. Answers its name.
 */
export function publishIfNew(shelf: string, remote: string, build: string, origin: Origin = {}): string {
  const release = contentHash(build)
  const isKnown = existsSync(releaseFolder(shelf, remote, release))
  if (isKnown && (readPointer(shelf, remote) || readRecord(shelf, remote, release).takenBack)) return release
  return publish(shelf, remote, build, origin)
}

/** The release that a rollback goes to by itself: the newest earlier one that nobody took back. */
export function releaseBefore(shelf: string, remote: string): string | undefined {
  return readPointer(shelf, remote)?.previous.findLast(name => isGood(shelf, remote, name))
}

function isGood(shelf: string, remote: string, release: string): boolean {
  const isLive = readPointer(shelf, remote)?.release === release
  return !isLive && !readRecord(shelf, remote, release).takenBack
}

/** By whom, why and when something is taken back. */
interface Why {
  by?: string
  reason?: string
  now?: Date
}

interface Rollback extends Why {
  /** The release to go back to; without it, the one before. */
  to?: string
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
  noteTakenBack(shelf, remote, live.release, { by, reason, now })
  const previous = live.previous.filter(name => name !== release && isGood(shelf, remote, name))
  point(shelf, remote, { release, previous }, now)
  return release
}

/** Takes back the current release and makes none current: pages do without the remote. Nothing where none is current. */
export function withdraw(shelf: string, remote: string, { by, reason, now = new Date() }: Why): void {
  const live = readPointer(shelf, remote)
  if (!live) return
  noteTakenBack(shelf, remote, live.release, { by, reason, now })
  removePointer(shelf, remote)
  const record = readRecord(shelf, remote, live.release)
  writeRecord(shelf, remote, live.release, closed(record, now.toISOString()))
}

/** Notes that a release was taken back; what is current stays. */
export function noteTakenBack(
  shelf: string,
  remote: string,
  release: string,
  { by, reason, now = new Date() }: Why,
): void {
  writeRecord(shelf, remote, release, {
    ...readRecord(shelf, remote, release),
    takenBack: { at: now.toISOString(), ...(by && { by }), ...(reason && { reason }) },
  })
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
