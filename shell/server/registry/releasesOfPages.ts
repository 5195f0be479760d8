import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { remotesOf } from 'shared/releases/onShelf'
import { readPointer } from 'shared/releases/pointer'
import { shareOf, trialFile, trialOf } from 'shared/releases/trial'
import type { Registry } from 'shared/remote/remoteJson'
import { composeRegistry } from './composeRegistry'

/** The release of the shell, and one short name for it and the releases of all remotes that the registry shows. */
type ReleasesOfPages = Pick<Registry, 'shell' | 'releases'>

const LOOKED_AT_EVERY_MS = 1_000

const known = new Map<string, { at: number; pointers: string; state: ReleasesOfPages }>()

/**
 * The releases that pages get now. Every answer of the API names them, so the pointers are read once a second at most,
 * and the registry only after one of them has changed. Empty where this process has no shelf.
 *
 * @param now A clock that never goes back.
 */
export function releasesOfPages(shelf: string, now = performance.now()): ReleasesOfPages {
  const last = known.get(shelf)
  if (last && now - last.at < LOOKED_AT_EVERY_MS) return last.state
  const pointers = pointersOf(shelf)
  const state = last?.pointers === pointers ? last.state : readState(shelf)
  known.set(shelf, { at: now, pointers, state })
  return state
}

/** The pointers and trials, and the API's calls: a release may be held back until they are there. */
function pointersOf(shelf: string): string {
  return [
    'shell/current.json',
    'shell/contract.json',
    ...remotesOf(shelf).map(name => `${name}/current.json`),
  ]
    .map(name => join(shelf, name))
    .concat(remotesOf(shelf).map(name => trialFile(shelf, name)))
    .map(file => statSync(file, { throwIfNoEntry: false }))
    .map(file => file && `${file.mtimeMs} ${file.ino}`)
    .join()
}

/** One name for all browsers, whichever of them take part. */
const trialsOn = (shelf: string) =>
  remotesOf(shelf).flatMap(name => {
    const trial = trialOf(shelf, name)
    return trial ? [`${name}@${trial.release} ${shareOf(trial)}`] : []
  })

function readState(shelf: string): ReleasesOfPages {
  try {
    const shell = readPointer(shelf, 'shell')?.release
    if (!shell) return {}
    const shown = composeRegistry(shelf, () => '').remotes.map(({ url }) => url)
    const releases = createHash('sha256')
      .update([shell, ...shown, ...trialsOn(shelf)].join())
      .digest('hex')
      .slice(0, 12)
    return { shell, releases }
  } catch {
    // No call of a patient fails for a damaged shelf.
    return {}
  }
}
