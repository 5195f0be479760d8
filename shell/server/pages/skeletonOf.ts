import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { releaseFolder } from 'shared/releases/record'
import { routeKey } from 'shared/remote/exposes'
import { routeOf } from 'shared/remote/matchRoute'
import type { Registry, SkeletonsJson } from 'shared/remote/remoteJson'
import { atBase, type StaticHtml } from 'shared/remote/staticHtml'

// A release never changes, so it is read once.
const read = new Map<string, SkeletonsJson>()

/** A remote's skeleton for the screen at an address; undefined if its release has none. */
export function skeletonOf(shelf: string, registry: Registry, pathname: string): StaticHtml | undefined {
  const found = routeOf(registry, pathname)
  if (!found) return undefined
  const { remote, release, url } = found.remote
  const skeleton = skeletonsIn(releaseFolder(shelf, remote.name, release))[routeKey(found.path)]
  return skeleton && atBase(skeleton, url)
}

function skeletonsIn(folder: string): SkeletonsJson {
  const known = read.get(folder)
  if (known) return known
  const skeletons = readSkeletons(join(folder, 'skeletons.json'))
  read.set(folder, skeletons)
  return skeletons
}

/** Releases older than the feature have no such file. */
function readSkeletons(file: string): SkeletonsJson {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as SkeletonsJson
  } catch {
    return {}
  }
}
