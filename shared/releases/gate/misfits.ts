import { keptReleases } from '../clearShelf'
import { type Needs, readNeeds, readProvides } from '../needs'
import { readRecord, releaseFolder } from '../record'
import { callsThatRun, livingProvides } from '../running'
import type { Calls } from '../shape'
import { unmet } from '../unmet'

/** A build that is about to be released. */
export interface Candidate {
  app: string
  build: string
  /**
   * The calls of the working copy that the build comes from: those of the API that is deployed with it. Undefined for a
   * build that no API comes with.
   */
  calls?: Calls
  /** The calls that the app's own contracts describe. */
  own?: Calls
}

/**
 * Why a build does not fit what is on the shelf and what runs, in sentences that say what to do: what it needs and does
 * not find, and what it takes away from the releases that are kept. One that was taken back is not considered.
 */
export function misfits(shelf: string, apps: readonly string[], candidate: Candidate): string[] {
  const { app, build, calls } = candidate
  const needs = readNeeds(build)
  const isShell = app === 'shell'
  const running = {
    provides: isShell ? undefined : livingProvides(shelf),
    calls: callsThatRun(shelf) ?? calls,
  }
  const missing = needs ? unmet(needs, running) : []
  return [
    ...missing.map(
      what =>
        `${app}: this build uses ${what}. Release the shell or deploy the API that has it first, or do without it.`,
    ),
    ...apps.flatMap(other => losses(shelf, other, candidate)),
  ]
}

function losses(shelf: string, other: string, { app, build, calls, own = {} }: Candidate): string[] {
  const provides = app === 'shell' && other !== 'shell' ? readProvides(build) : undefined
  return keptReleases(shelf, other).flatMap(release => {
    const needs = readNeeds(releaseFolder(shelf, other, release))
    if (!needs || readRecord(shelf, other, release).takenBack) return []
    const judged = other === app ? needs : { ...needs, calls: only(needs.calls, own) }
    return unmet(judged, { provides, calls }).map(
      what =>
        `${other}: its release ${release} uses ${what} after this one. Keep it until that release has left the shelf (npm run releases -- ${other}).`,
    )
  })
}

/** A team answers for its own calls: another team's change in the same working copy does not stop it. */
const only = (calls: Needs['calls'], own: Calls): Calls =>
  Object.fromEntries(Object.entries(calls).filter(([name]) => name in own))
