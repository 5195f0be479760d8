import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPointer, releaseFolder } from 'shared/releases'
import { remotes } from 'shared/releases/remotes'
import type { RegisteredRemote, Registry, ReleaseJson } from 'shared/remote/remoteJson'

/** Answers the origin from which browsers load a remote, without a trailing slash. */
export type OriginOf = (remote: string) => string

// A release never changes, so what was read of it once holds.
const read = new Map<string, ReleaseJson>()

function releaseJson(folder: string): ReleaseJson {
  const known = read.get(folder)
  if (known) return known
  const found = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseJson
  read.set(folder, found)
  return found
}

/** The registry of this moment: every remote that has a release, in the order of their ports. */
export function composeRegistry(shelf: string, originOf: OriginOf): Registry {
  return { remotes: remotes().flatMap(name => registered(shelf, name, originOf)) }
}

function registered(shelf: string, name: string, originOf: OriginOf): RegisteredRemote[] {
  const release = readPointer(shelf, name)?.release
  if (!release) return []
  const folder = releaseFolder(shelf, name, release)
  // A release that was taken off the shelf by hand costs its own remote, not the page.
  if (!existsSync(join(folder, 'release.json'))) return []
  return [{ ...releaseJson(folder), release, url: `${originOf(name)}/releases/${name}/${release}/` }]
}
