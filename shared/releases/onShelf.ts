import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { type Brought, broughtBy } from './brought'
import { pointerFile, readPointer } from './pointer'
import { releaseFolder } from './record'

/** The remotes that have a current release, whoever built them. */
export function remotesOnShelf(shelf: string): string[] {
  if (!existsSync(shelf)) return []
  return readdirSync(shelf)
    .filter(name => /^mf-[a-z]+$/.test(name) && existsSync(pointerFile(shelf, name)))
    .sort()
}

/** The parts that the current releases of every other remote bring. */
export function broughtOnShelf(shelf: string, app: string): Brought[] {
  return remotesOnShelf(shelf)
    .filter(owner => owner !== app)
    .map(owner => broughtBy(owner, jsonOf(shelf, owner)))
}

/** A release that cannot be read brings nothing. */
function jsonOf(shelf: string, remote: string): unknown {
  try {
    const { release = '' } = readPointer(shelf, remote) ?? {}
    const file = join(releaseFolder(shelf, remote, release), 'release.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as ReleaseJson).remote
  } catch {
    return undefined
  }
}
