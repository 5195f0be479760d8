import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { INTEGRITY_JSON } from 'shared/releases/integrity'
import { remotesOf } from 'shared/releases/onShelf'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { releasesOfPages } from '../registry/releasesOfPages'

const known = new Map<string, { releases: string; answer: boolean }>()

/**
 * Whether every release that an open page may get, now or after a rollback, has hashes: only then may a page refuse
 * scripts without one. Releases older than hashes leave the shelf in 90 days.
 */
export function hasHashesOnly(shelf: string): boolean {
  const { releases } = releasesOfPages(shelf)
  // A shelf that cannot be read names none.
  if (!releases) return false
  const last = known.get(shelf)
  if (last?.releases === releases) return last.answer
  const answer = ['shell', ...remotesOf(shelf)].every(app => {
    const { release, previous = [] } = readPointer(shelf, app) ?? {}
    return [...(release ? [release] : []), ...previous].every(name =>
      isHashed(releaseFolder(shelf, app, name)),
    )
  })
  known.set(shelf, { releases, answer })
  return answer
}

/** A release that has left the shelf reaches no page. */
const isHashed = (folder: string) => !existsSync(folder) || existsSync(join(folder, INTEGRITY_JSON))
