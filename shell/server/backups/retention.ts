import { MS_PER_DAY } from 'shared/dates/times'
import { BACKUPS, backupOf, backupsIn, blobPath, blobsIn, readManifest } from './manifest'
import type { Place } from './place'

/**
 * Removes the backups that are older than so many days, also those that were never completed, and the files that no backup
 * has. Run it after a backup, never during one.
 */
export async function removeOld(place: Place, now: Date, days: number): Promise<void> {
  const oldest = backupName(new Date(now.getTime() - days * MS_PER_DAY))
  const old = (await place.paths(BACKUPS)).filter(path => backupOf(path) < oldest)
  if (old.length === 0) return
  // The manifest, which is last, goes first: no half of a backup counts as one.
  for (const path of old.reverse()) await place.remove(path)
  const needed = new Set<string>()
  for (const name of await backupsIn(place)) {
    const manifest = await readManifest(place, name)
    for (const hash of manifest.blobs) needed.add(blobPath(hash, manifest))
  }
  for (const path of await blobsIn(place)) if (!needed.has(path)) await place.remove(path)
}

/** `2026-11-26T02-14-09Z`: its order is that of time, and every file system takes it. */
export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
