import { existsSync } from 'node:fs'
import { readNeeds } from './needs'
import { type Pointer, readPointer } from './pointer'
import { readRecord, releaseFolder } from './record'
import { type Running, unmet } from './unmet'

export interface Shown {
  /** Undefined where no release can be shown. */
  release: string | undefined
  /** The newer ones that are not shown, and why. */
  held: { release: string; why: string[] }[]
}

interface Order {
  /** Other reasons that keep a release from being shown. */
  damage?: (folder: string) => string[]
  /** A release that comes before the current one. */
  first?: string | undefined
  /** Only the releases after this one in that order count. */
  before?: string | undefined
}

/**
 * The release of a remote that pages get: the current one, or the newest before it whose needs are met by what runs.
 * One that was taken back is passed over.
 */
export function shownRelease(
  shelf: string,
  remote: string,
  running: Running,
  { damage = () => [], first, before }: Order = {},
): Shown {
  let live: Pointer | undefined
  try {
    live = readPointer(shelf, remote)
  } catch (error) {
    // The other remotes are shown all the same.
    const why = [`it cannot be read: ${(error as Error).message}`]
    return { release: undefined, held: [{ release: 'in current.json', why }] }
  }
  const held: Shown['held'] = []
  const line = live ? [live.release, ...live.previous.toReversed()] : []
  const kept = first ? [first, ...line.filter(release => release !== first)] : line
  for (const release of kept.slice(before ? kept.indexOf(before) + 1 : 0)) {
    if (release !== live?.release && readRecord(shelf, remote, release).takenBack) continue
    const why = problems(releaseFolder(shelf, remote, release), running, damage)
    if (why.length === 0) return { release, held }
    held.push({ release, why })
  }
  return { release: undefined, held }
}

function problems(folder: string, running: Running, damage: (folder: string) => string[]): string[] {
  if (!existsSync(folder)) return ['it is not on the shelf']
  try {
    const needs = readNeeds(folder)
    return [...damage(folder), ...(needs ? unmet(needs, running).map(what => `it uses ${what}`) : [])]
  } catch (error) {
    return [`its needs.json cannot be read: ${(error as Error).message}`]
  }
}
