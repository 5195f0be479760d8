import { moveTo, noteTakenBack } from 'shared/releases'
import { refusalsOf } from 'shared/releases/gate/gate'
import { releaseFolder } from 'shared/releases/record'
import { endTrial, stepOf, type Trial, trialOf, writeTrial } from 'shared/releases/trial'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import { trialWords } from '../../releasesMessages'
import { holdReleases, isReadOnly } from '../releases/holdReleases'
import { mailTeams } from '../releases/mailTeams'
import { addEntry } from '../staff/auditLog'
import { evidenceOf } from './trialStore'
import { type Verdict, verdictOf } from './verdict'

interface OnShelf {
  shelf: string
  remote: string
}

/** A decision about a trial, for the log. */
export interface Decided {
  remote: string
  release: string
  act: string
}

/**
 * Judges the trial of a remote by what was reported, and does what follows: it is taken back, gets more browsers, or
 * becomes live for all. Whichever instance is first decides; undefined where nothing changes.
 */
export async function judgeTrial(context: SliceContext, place: OnShelf): Promise<Decided | undefined> {
  const seen = await verdictNow(context, context.database, place)
  if (!seen || seen.verdict.kind === 'wait') return undefined
  try {
    return await context.database.transaction(one =>
      holdReleases(one, { shelf: place.shelf, app: place.remote }, async () => {
        // Another instance, or a person, may have been first.
        const found = await verdictNow(context, one, place)
        return found && decide({ context, one, ...place }, found)
      }),
    )
  } catch (error) {
    if (isReadOnly(error)) return undefined
    throw error
  }
}

interface Found {
  trial: Trial
  verdict: Verdict
}

async function verdictNow(
  { now }: SliceContext,
  database: Database,
  { shelf, remote }: OnShelf,
): Promise<Found | undefined> {
  const trial = trialOf(shelf, remote)
  if (!trial || trial.held) return undefined
  return { trial, verdict: verdictOf(trial, await evidenceOf(database, remote, trial), now()) }
}

interface Ground extends OnShelf {
  context: SliceContext
  one: Database
}

function decide(ground: Ground, { trial, verdict }: Found): Promise<Decided> | undefined {
  if (verdict.kind === 'wait') return undefined
  if (verdict.kind === 'worse') return takeBack(ground, trial, trialWords.reasons[verdict.stream])
  return trial.steps[trial.began.length] ? widen(ground, trial) : toAll(ground, trial)
}

async function takeBack(ground: Ground, trial: Trial, reason: string): Promise<Decided> {
  const { context, one, shelf, remote } = ground
  const { release } = trial
  const { subject, body, by } = trialWords
  const decided = await note(ground, trial, `taken back by itself while tried: ${release}`)
  await mailTeams(context, one, { app: remote, subject, body: body(remote, release, reason) })
  // Last: a shelf that refuses it undoes the entry.
  noteTakenBack(shelf, remote, release, { by, reason, now: context.now() })
  endTrial(shelf, remote)
  return decided
}

async function widen(ground: Ground, trial: Trial): Promise<Decided> {
  const wider = { ...trial, began: [...trial.began, ground.context.now().toISOString()] }
  const act = `tries ${trial.release} on ${stepOf(wider).share} %`
  const decided = await note(ground, trial, act)
  writeTrial(ground.shelf, ground.remote, wider)
  return decided
}

/** The gate is asked again: the shell, the API or another remote may have moved since the trial began. */
async function toAll(ground: Ground, trial: Trial): Promise<Decided> {
  const { context, one, shelf, remote } = ground
  const { release } = trial
  const problems = refusalsOf(shelf, [], { app: remote, build: releaseFolder(shelf, remote, release) })
  const [why] = problems
  const { by, stuckSubject, stuckBody } = trialWords
  if (why !== undefined) {
    const decided = await note(ground, trial, `held, its trial of ${release} fits no more`)
    await mailTeams(context, one, {
      app: remote,
      subject: stuckSubject,
      body: stuckBody(remote, release, why),
    })
    writeTrial(shelf, remote, { ...trial, held: { at: context.now().toISOString(), by, reason: why } })
    return decided
  }
  const decided = await note(ground, trial, `moved from ${trial.against} to ${release} after its trial`)
  moveTo(shelf, remote, { to: release, by, now: context.now() })
  endTrial(shelf, remote)
  return decided
}

async function note({ context, one, remote }: Ground, { release }: Trial, what: string): Promise<Decided> {
  const act = `${remote} ${what}`
  await addEntry(one, { at: context.now(), staff: trialWords.by, act, personId: null })
  return { remote, release, act }
}
