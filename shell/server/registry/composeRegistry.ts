import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { remotes } from 'shared/releases/remotes'
import { type RegisteredRemote, type Registry, ReleaseJson } from 'shared/remote/remoteJson'
import { Value } from 'typebox/value'

/** Answers the origin from which browsers load a remote, without a trailing slash. */
export type OriginOf = (remote: string) => string

// A release never changes, so it is read once.
const read = new Map<string, ReleaseJson>()

/** The release.json of a release; undefined if its folder was removed or damaged by hand. */
function releaseJson(folder: string): ReleaseJson | undefined {
  const known = read.get(folder)
  if (known) return known
  try {
    const found = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as unknown
    if (!Value.Check(ReleaseJson, found)) return undefined
    read.set(folder, found)
    return found
  } catch {
    return undefined
  }
}

/** The current registry: every remote that has a release, in the order of their ports. */
export function composeRegistry(shelf: string, originOf: OriginOf): Registry {
  return { remotes: remotes().flatMap(name => registered(shelf, name, originOf)) }
}

function registered(shelf: string, name: string, originOf: OriginOf): RegisteredRemote[] {
  const release = readPointer(shelf, name)?.release
  if (!release) return []
  // A damaged release costs its own remote, not the page.
  const found = releaseJson(releaseFolder(shelf, name, release))
  return found ? [{ ...found, release, url: `${originOf(name)}/releases/${name}/${release}/` }] : []
}
