import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseJson, TrialStep } from 'shared/remote/remoteJson'
import Type, { type Static } from 'typebox'
import { Value } from 'typebox/value'
import { readPointer } from './pointer'
import { readRecord, releaseFolder } from './record'
import { writeWhole } from './shelf'

const ReleaseName = Type.String({ pattern: '^[0-9a-f]{16}$' })

/** `<shelf>/<remote>/.trial.json`: the release that a share of the browsers gets in place of the live one. */
const Trial = Type.Object({
  release: ReleaseName,
  /** The live one, which it is compared with, and since when. Where another becomes live, the trial is over. */
  against: ReleaseName,
  againstSince: Type.String(),
  steps: Type.Array(Type.Object({ share: Type.Integer(), minutes: Type.Integer() }), { minItems: 1 }),
  /** When each step began that has. */
  began: Type.Array(Type.String(), { minItems: 1 }),
  by: Type.Optional(Type.String()),
  /** A person stopped it: nobody gets the release until somebody decides. */
  held: Type.Optional(Type.Object({ at: Type.String(), by: Type.String(), reason: Type.String() })),
})
export type Trial = Static<typeof Trial>

/** The steps of a remote whose `remote.json` names none. */
export const USUAL_STEPS: readonly TrialStep[] = [
  { share: 5, minutes: 10 },
  { share: 25, minutes: 10 },
]

/** Hidden, since a remote's origin serves what is beside its releases, and this names people. */
export const trialFile = (shelf: string, remote: string) => join(shelf, remote, '.trial.json')

/** The trial of a remote that is not over; undefined where there is none. */
export function trialOf(shelf: string, remote: string): Trial | undefined {
  const file = trialFile(shelf, remote)
  if (!existsSync(file)) return undefined
  try {
    const trial: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (!Value.Check(Trial, trial)) return undefined
    const isAgainstLive =
      readPointer(shelf, remote)?.release === trial.against &&
      liveSince(shelf, remote, trial.against) === trial.againstSince
    return isAgainstLive && isTriable(shelf, remote, trial.release) ? trial : undefined
  } catch {
    // All get the live release.
    return undefined
  }
}

/** Another time after a rollback to it. */
const liveSince = (shelf: string, remote: string, release: string) =>
  readRecord(shelf, remote, release).live.at(-1)?.since ?? ''

const isTriable = (shelf: string, remote: string, release: string) =>
  existsSync(releaseFolder(shelf, remote, release)) && !readRecord(shelf, remote, release).takenBack

interface Start {
  release: string
  /** In percent; without it, that of the first step. */
  share?: number | undefined
  by?: string | undefined
  now?: Date
}

/** Begins to try a release of the shelf on a share of the browsers. Throws where it cannot be tried. */
export function startTrial(
  shelf: string,
  remote: string,
  { release, share, by, now = new Date() }: Start,
): Trial {
  const { release: against, previous = [] } = readPointer(shelf, remote) ?? {}
  if (!against) throw new Error(`${remote} has no live release to compare with.`)
  if (against === release) throw new Error(`${remote}: release ${release} is live already.`)
  if (previous.includes(release))
    throw new Error(`${remote}: release ${release} was live before: npm run rollback goes back to it.`)
  if (!isTriable(shelf, remote, release))
    throw new Error(`${remote}: release ${release} is not on the shelf, or was taken back.`)
  const steps = stepsFrom(ownSteps(shelf, remote, release), share)
  const trial = {
    release,
    against,
    againstSince: liveSince(shelf, remote, against),
    steps,
    began: [now.toISOString()],
    ...(by && { by }),
  }
  writeTrial(shelf, remote, trial)
  return trial
}

/** The steps from a share on; one that none of them has comes first, for as long as the first one. */
export function stepsFrom(steps: readonly TrialStep[], share: number | undefined): TrialStep[] {
  const [first] = steps
  if (share === undefined || !first) return [...steps]
  const { minutes } = steps.find(step => step.share === share) ?? first
  return [{ share, minutes }, ...steps.filter(step => step.share > share)]
}

function ownSteps(shelf: string, remote: string, release: string): readonly TrialStep[] {
  const file = join(releaseFolder(shelf, remote, release), 'release.json')
  const { remote: own } = JSON.parse(readFileSync(file, 'utf8')) as Partial<ReleaseJson>
  return own?.trial ?? USUAL_STEPS
}

export const writeTrial = (shelf: string, remote: string, trial: Trial) =>
  writeWhole(trialFile(shelf, remote), trial)

/** From now on all get the live release. */
export const endTrial = (shelf: string, remote: string) => rmSync(trialFile(shelf, remote), { force: true })

/** The step that is under way. */
export function stepOf({ steps, began }: Trial): TrialStep {
  return steps[began.length - 1] ?? { share: 0, minutes: 0 }
}

/** The share of the browsers that get the release now, in percent. */
export const shareOf = (trial: Trial): number => (trial.held ? 0 : stepOf(trial).share)

/** Browsers draw one of these numbers: of so few, one names nobody. */
export const PLACES = 10_000

/**
 * Whether a browser with this number gets the release. A browser that has it keeps it as the share grows; another release goes
 * to others.
 */
export function takesPart(trial: Trial, place: number): boolean {
  const turn = Number.parseInt(trial.release.slice(0, 8), 16)
  return (place + turn) % PLACES < (shareOf(trial) / 100) * PLACES
}
