import { MS_PER_DAY } from 'shared/dates/times'
import { BACKUPS, backupsIn, blobPath, readManifest } from './manifest'
import type { Place } from './place'

/** The privacy notice promises it. */
export const RETENTION_DAYS = 30

/** Removes the backups that are too old, and the files that no other backup has. Run it after a backup, never during one. */
export async function removeOld(place: Place, now: Date): Promise<void> {
  const oldest = backupName(new Date(now.getTime() - RETENTION_DAYS * MS_PER_DAY))
  const all = await backupsIn(place)
  const old = all.filter(name => name < oldest)
  if (old.length === 0) return
  const candidates = new Set<string>()
  for (const name of old) for (const hash of (await readManifest(place, name)).blobs) candidates.add(hash)
  for (const name of old) await place.remove(`${BACKUPS}/${name}`)
  for (const name of all.slice(old.length))
    for (const hash of (await readManifest(place, name)).blobs) candidates.delete(hash)
  for (const hash of candidates) await place.remove(blobPath(hash))
}

/** `2026-11-26T02-14-09Z`: its order is that of time, and every file system takes it. */
export function backupName(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
