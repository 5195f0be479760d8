import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseJson, RemoteJson } from 'shared/remote/remoteJson'
import { type Brought, broughtBy } from './brought'
import type { ShownRelease } from './contested'
import { pointerFile, readPointer } from './pointer'
import { releaseFolder } from './record'
import { remotes } from './remotes'
import { whatRuns } from './running'
import { shownRelease } from './shown'

/** Tells a remote that another repository releases from one whose folder was deleted here. Nobody is served it. */
const markOf = (shelf: string, remote: string) => join(shelf, remote, '.released-over-http')

/** Notes that releases of a remote come over HTTP, so that it needs no folder beside the server. */
export function noteElsewhere(shelf: string, remote: string): void {
  mkdirSync(join(shelf, remote), { recursive: true })
  writeFileSync(markOf(shelf, remote), '')
}

/**
 * The remotes of a house: those of the working copy in the order of their ports, then those that other repositories
 * release and that have a current release.
 */
export function remotesOf(shelf: string): string[] {
  const here = remotes()
  return [...here, ...namesOn(shelf).filter(name => !here.includes(name) && isElsewhere(shelf, name))]
}

const isElsewhere = (shelf: string, remote: string) =>
  existsSync(markOf(shelf, remote)) && existsSync(pointerFile(shelf, remote))

const namesOn = (shelf: string) =>
  existsSync(shelf)
    ? readdirSync(shelf)
        .filter(name => /^mf-[a-z]+$/.test(name))
        .sort()
    : []

/** The releases that pages get of all remotes; without those that cannot be read. */
export function shownOnShelf(shelf: string): ShownRelease[] {
  const running = whatRuns(shelf)
  return remotesOf(shelf).flatMap(name => {
    const { release } = shownRelease(shelf, name, running)
    const remote = release && jsonOf(shelf, name, release)
    if (!release || !remote) return []
    const isWhole = [remote.routes, remote.widgets, remote.menu].every(Array.isArray)
    return isWhole ? [{ release, remote }] : []
  })
}

/** The parts that the current releases of every other remote bring. */
export function broughtOnShelf(shelf: string, app: string): Brought[] {
  return remotesOf(shelf)
    .filter(owner => owner !== app)
    .map(owner => broughtBy(owner, jsonOf(shelf, owner)))
}

/** The remote.json of a release, the current one if none is named. One that cannot be read brings nothing. */
function jsonOf(shelf: string, remote: string, named?: string): RemoteJson | undefined {
  try {
    const { release = '' } = named ? { release: named } : (readPointer(shelf, remote) ?? {})
    const file = join(releaseFolder(shelf, remote, release), 'release.json')
    return (JSON.parse(readFileSync(file, 'utf8')) as ReleaseJson).remote
  } catch {
    return undefined
  }
}
