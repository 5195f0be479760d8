import { moveTo, noteTakenBack } from 'shared/releases'
import { keptReleases } from 'shared/releases/clearShelf'
import { refusalsOf } from 'shared/releases/gate/gate'
import { remotesOf } from 'shared/releases/onShelf'
import { readPointer } from 'shared/releases/pointer'
import { readRecord, releaseFolder } from 'shared/releases/record'
import { endTrial, shareOf, startTrial, stepOf, trialOf, writeTrial } from 'shared/releases/trial'
import type { Database } from 'shared/server/database/database'
import { conflict, invalidField, notFound, ok, type Refused } from 'shared/server/http/outcome'
import type { Handlers } from 'shared/server/http/serve'
import type { SliceContext } from 'shared/server/slices/context'
import type { Decision, ReleaseTrial, releasesContract } from '../../contract/releases'
import { releaseRefusals } from '../../releasesMessages'
import { STREAMS } from '../../rules/reports/streams'
import { holdReleases, isReadOnly } from '../releases/holdReleases'
import { refuseOtherTeam } from '../releases/ofTeam'
import { isGoodEnough } from './likelihood'
import { evidenceOf } from './trialStore'

type Calls = Pick<
  Handlers<typeof releasesContract>,
  'POST staff/releases/{app}/trial' | 'POST staff/releases/{app}/decision'
>

interface Candidate {
  app: string
  release: string
}

/** The calls by which the staff tries a release, and decides about one that is not live (decision 56). */
export function trials({ database, now }: SliceContext, shelf: string): Calls {
  /** Under the lock of all that move releases. */
  async function onShelf<T>(
    app: string,
    work: (one: Database) => Promise<T | Refused>,
  ): Promise<T | Refused> {
    try {
      return await database.transaction(one => holdReleases(one, { shelf, app }, () => work(one)))
    } catch (error) {
      if (isReadOnly(error)) return conflict(releaseRefusals.readOnly)
      throw error
    }
  }

  return {
    'POST staff/releases/{app}/trial': ({ params: { app }, body: { release, share }, audit, ...asking }) =>
      onShelf(app, async one => {
        const problem = (await refuseOtherTeam(one, asking, app)) ?? problemOf(shelf, { app, release })
        if (problem) return problem
        if (!readPointer(shelf, app)) return conflict(releaseRefusals.noLive)
        const isSame = isTried(shelf, { app, release }) && trialOf(shelf, app)?.steps[0]?.share === share
        const act = `${app} ${isSame ? 'asked again to try' : 'tries'} ${release} on ${share} %`
        const answer = await audit(one, { act, whose: null }, ok({}))
        if (!isSame) startTrial(shelf, app, { release, share, by: asking.staff.email, now: now() })
        return answer
      }),

    'POST staff/releases/{app}/decision': async ({ params: { app }, body, audit, ...asking }) => {
      const { release, decision } = body
      const reason = body.reason.trim()
      if (!reason && decision !== 'approve')
        return invalidField('reason', releaseRefusals.emptyDecisionReason)
      return onShelf(app, async one => {
        const otherTeam = await refuseOtherTeam(one, asking, app)
        if (otherTeam) return otherTeam
        const isDone = isDecided(shelf, { app, release }, decision)
        const problem = isDone ? undefined : decisionProblem(shelf, { app, release }, decision)
        if (problem) return problem
        const act = `${app} ${isDone ? 'asked again: ' : ''}${decision} of ${release}`
        const answer = await audit(one, { act, whose: null }, ok({}))
        // The shelf is written last: where that fails, the transaction is undone with its audit entry.
        if (!isDone) decide(shelf, { app, release }, decision, { by: asking.staff.email, reason, now: now() })
        return answer
      })
    },
  }
}

/** Why a release is none that could become live. */
function problemOf(shelf: string, { app, release }: Candidate): Refused | undefined {
  if (!remotesOf(shelf).includes(app)) return notFound(releaseRefusals.unknownApp)
  const isKept = keptReleases(shelf, app).includes(release)
  if (!isKept || readRecord(shelf, app, release).takenBack) return conflict(releaseRefusals.notThere)
  const { release: live, previous = [] } = readPointer(shelf, app) ?? {}
  if (live === release) return conflict(releaseRefusals.changed)
  if (previous.includes(release)) return conflict(releaseRefusals.earlier)
  // A remote's release takes away neither exports nor calls, so what others use is not compared.
  const [why] = refusalsOf(shelf, [], { app, build: releaseFolder(shelf, app, release) })
  return why === undefined ? undefined : conflict(releaseRefusals.doesNotFit(why))
}

function decisionProblem(shelf: string, candidate: Candidate, decision: Decision): Refused | undefined {
  if (decision === 'approve') return problemOf(shelf, candidate)
  return isTried(shelf, candidate) ? undefined : conflict(releaseRefusals.notTried)
}

const isTried = (shelf: string, { app, release }: Candidate) => trialOf(shelf, app)?.release === release

/** Whether it is as the decision wants it already. */
function isDecided(shelf: string, { app, release }: Candidate, decision: Decision): boolean {
  if (!keptReleases(shelf, app).includes(release)) return false
  if (decision === 'approve') return readPointer(shelf, app)?.release === release
  if (decision === 'hold') return isTried(shelf, { app, release }) && trialOf(shelf, app)?.held !== undefined
  return readRecord(shelf, app, release).takenBack !== undefined
}

interface Why {
  by: string
  reason: string
  now: Date
}

function decide(shelf: string, { app, release }: Candidate, decision: Decision, why: Why): void {
  const { by, reason, now } = why
  const trial = trialOf(shelf, app)
  if (decision === 'hold') {
    if (trial) writeTrial(shelf, app, { ...trial, held: { at: now.toISOString(), by, reason } })
    return
  }
  if (decision === 'approve') moveTo(shelf, app, { to: release, by, now })
  else noteTakenBack(shelf, app, release, why)
  endTrial(shelf, app)
}

/** The trial of a remote as the page for teams shows it. */
export async function trialOn(database: Database, shelf: string, app: string): Promise<ReleaseTrial | null> {
  const trial = trialOf(shelf, app)
  if (!trial) return null
  const { met, visits, measured } = await evidenceOf(database, app, trial)
  const people = (of: 'candidate' | 'live') =>
    STREAMS.flatMap(stream => met[stream]).reduce((sum, step) => sum + step[of], 0)
  return {
    release: trial.release,
    share: shareOf(trial),
    since: trial.began.at(-1) ?? '',
    next: trial.steps[trial.began.length]?.share ?? null,
    minutes: stepOf(trial).minutes,
    by: trial.by ?? '',
    held: trial.held ?? null,
    visits,
    known: STREAMS.every(stream => isGoodEnough(met[stream], stream === 'speed' ? measured : visits)),
    met: { candidate: people('candidate'), live: people('live') },
  }
}
