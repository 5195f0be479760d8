import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import type { OwnedRoute } from './ownedRoute'
import { readPointer } from './pointer'
import { releaseFolder } from './record'

/** The remotes that have a current release, whoever built them. */
function remotesOnShelf(shelf: string): string[] {
  if (!existsSync(shelf)) return []
  return readdirSync(shelf)
    .filter(name => /^mf-[a-z]+$/.test(name) && readPointer(shelf, name))
    .sort()
}

/** The routes of the current releases of every other remote. */
export function routesOnShelf(shelf: string, app: string): OwnedRoute[] {
  return remotesOnShelf(shelf)
    .filter(owner => owner !== app)
    .flatMap(owner => pathsOf(shelf, owner).map(path => ({ owner, path })))
}

/** A release that cannot be read takes no route. */
function pathsOf(shelf: string, remote: string): string[] {
  const { release } = readPointer(shelf, remote) ?? {}
  if (!release) return []
  try {
    const file = join(releaseFolder(shelf, remote, release), 'release.json')
    const found = JSON.parse(readFileSync(file, 'utf8')) as ReleaseJson
    return found.remote.routes.map(({ path }) => path).filter(path => typeof path === 'string')
  } catch {
    return []
  }
}
