import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readPointer, writePointer } from './pointer'
import { closed, lastLive, readRecord, recordFile, releaseFolder, writeRecord } from './record'
import { whatRuns } from './running'
import { shownRelease } from './shown'
import { storiesFile } from './stories'

const KEPT_DAYS = 90
const DAY_MS = 24 * 60 * 60 * 1000

/** The names of the releases on the shelf. */
export function keptReleases(shelf: string, remote: string): string[] {
  const folder = join(shelf, remote)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name))
    .map(entry => entry.name)
}

/** Removes the releases that were last live more than 90 days ago; never the live one, nor the one that pages get. */
export function clearShelf(shelf: string, remote: string, now: Date): void {
  const live = readPointer(shelf, remote)
  const inUse = [live?.release, shownTo(shelf, remote)]
  const old = keptReleases(shelf, remote).filter(
    name => !inUse.includes(name) && isOld(shelf, remote, name, now),
  )
  if (!live || old.length === 0) return
  // No rollback finds them from here on.
  writePointer(shelf, remote, { ...live, previous: live.previous.filter(name => !old.includes(name)) })
  for (const name of old) {
    const folder = releaseFolder(shelf, remote, name)
    // One step: nobody finds half a release under its name.
    const leaving = `${folder}.${randomUUID()}`
    renameSync(folder, leaving)
    rmSync(leaving, { recursive: true })
    rmSync(recordFile(shelf, remote, name), { force: true })
    rmSync(storiesFile(shelf, remote, name), { force: true })
  }
}

const shownTo = (shelf: string, remote: string) =>
  remote === 'shell' ? undefined : shownRelease(shelf, remote, whatRuns(shelf)).release

/**
 * The end of a release that is not live is noted here where nobody has noted it: it may be older than records, and its
 * 90 days begin now.
 */
function isOld(shelf: string, remote: string, name: string, now: Date): boolean {
  const record = readRecord(shelf, remote, name)
  if (record.live.some(({ until }) => until === undefined)) {
    writeRecord(shelf, remote, name, closed(record, now.toISOString()))
    return false
  }
  return now.getTime() - Date.parse(lastLive(record)) > KEPT_DAYS * DAY_MS
}
