import { MS_PER_DAY } from 'shared/dates/times'
import { BACKUPS, backupsIn, blobPath, blobsIn, readManifest } from './manifest'
import type { Place } from './place'

/** The privacy notice promises it. */
export const RETENTION_DAYS = 30

/**
 * Removes the backups that are too old, also those that were never completed, and the files that no backup has. Run it
 * after a backup, never during one.
 */
export async function removeOld(place: Place, now: Date): Promise<void> {
  const oldest = backupName(new Date(now.getTime() - RETENTION_DAYS * MS_PER_DAY))
  const old = (await place.list(BACKUPS)).filter(name => name < oldest)
  if (old.length === 0) return
  for (const name of old) await place.remove(`${BACKUPS}/${name}`)
  const needed = new Set<string>()
  for (const name of await backupsIn(place)) {
    for (const hash of (await readManifest(place, name)).blobs) needed.add(blobPath(hash))
  }
  for await (const path of blobsIn(place)) if (!needed.has(path)) await place.remove(path)
}

/** `2026-11-26T02-14-09Z`: its order is that of time, and every file system takes it. */
export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
