import { moveTo, noteTakenBack, publishCandidate } from 'shared/releases'
import { refusalsOf } from 'shared/releases/gate/gate'
import { readPointer } from 'shared/releases/pointer'
import { endTrial, startTrial, type Trial, takesPart, trialOf, writeTrial } from 'shared/releases/trial'
import { VISITS_A_MEASURED_ONE } from '../../../rules/reports/reportLimits'
import { STREAMS, type Stream } from '../../../rules/reports/streams'
import { composeRegistry } from '../../registry/composeRegistry'
import type { Evidence } from '../trialStore'
import { verdictOf } from '../verdict'
import { APP, type Fault, type Rates, USUAL } from './faults'

const VISITORS_A_MINUTE = 600
const STEP_MS = 60_000 / VISITORS_A_MINUTE
const LONGEST_MS = 24 * 60 * 60_000

export interface End {
  /** `held`: the registry shows it to nobody. `waits`: nothing was decided in a day. */
  end: 'refused' | 'held' | 'undone' | 'live' | 'waits'
  seconds: number
  /** The visitors for whom the candidate failed. */
  met: number
}

/**
 * The life of one release on trial: the real gate, shelf, registry, lots and verdicts; visitors and time are simulated.
 * Each visitor is another person.
 */
export function simulateTrial(
  shelf: string,
  build: string,
  { fault, random, begin }: { fault?: Fault; random: () => number; begin: Date },
): End {
  const problems = refusalsOf(shelf, ['shell', APP], { app: APP, build })
  if (problems.length > 0) return { end: 'refused', seconds: 0, met: 0 }
  const release = publishCandidate(shelf, APP, build, {}, begin)
  startTrial(shelf, APP, { release, now: begin })
  fault?.later?.(shelf)
  const shown = composeRegistry(shelf, () => '', { first: () => release }).remotes[0]?.release
  if (shown !== release) return { end: 'held', seconds: 0, met: 0 }
  return watch({ shelf, release, begin, random, rates: withFault(fault) })
}

function withFault(fault: Fault | undefined): Rates {
  const rate = (stream: Stream) => Math.min(1, USUAL[stream] + (fault?.rates?.[stream] ?? 0))
  return { screens: rate('screens'), calls: rate('calls'), speed: rate('speed') }
}

interface Tried {
  shelf: string
  release: string
  begin: Date
  random: () => number
  rates: Rates
}

function watch({ shelf, release, begin, random, rates }: Tried): End {
  const evidence = emptyEvidence()
  let met = 0
  let trial = present(shelf)
  for (let ms = 0; ms < LONGEST_MS; ms += STEP_MS) {
    const has = takesPart(trial, Math.floor(random() * 10_000))
    const streams = failuresOf(has ? rates : USUAL, evidence, { has, random })
    for (const stream of streams) count(evidence, stream, { trial, has })
    if (has && streams.length > 0) met += 1
    const isMinute = ms % 60_000 < STEP_MS
    if (streams.length === 0 && !isMinute) continue
    const now = new Date(begin.getTime() + ms)
    const verdict = verdictOf(trial, evidence, now)
    if (verdict.kind === 'worse') {
      noteTakenBack(shelf, APP, release, { now })
      endTrial(shelf, APP)
      return { end: 'undone', seconds: ms / 1000, met }
    }
    if (verdict.kind !== 'better known' || !isMinute) continue
    if (trial.steps[trial.began.length]) {
      writeTrial(shelf, APP, { ...trial, began: [...trial.began, now.toISOString()] })
      trial = present(shelf)
      continue
    }
    moveTo(shelf, APP, { to: release, now })
    endTrial(shelf, APP)
    const isLive = readPointer(shelf, APP)?.release === release
    return { end: isLive ? 'live' : 'waits', seconds: ms / 1000, met }
  }
  return { end: 'waits', seconds: LONGEST_MS / 1000, met }
}

function present(shelf: string): Trial {
  const trial = trialOf(shelf, APP)
  if (!trial) throw new Error('the trial is over')
  return trial
}

const emptyEvidence = (): Evidence => ({ met: { screens: [], calls: [], speed: [] }, visits: 0, measured: 0 })

/** The failures of a visit; slowness is seen in the measured ones alone. */
function failuresOf(
  rates: Rates,
  evidence: Evidence,
  { has, random }: { has: boolean; random: () => number },
): Stream[] {
  const isMeasured = random() * VISITS_A_MEASURED_ONE < 1
  if (has && isMeasured) {
    evidence.measured += 1
    evidence.visits += VISITS_A_MEASURED_ONE
  }
  return STREAMS.filter(stream => (stream !== 'speed' || isMeasured) && random() < rates[stream])
}

function count(evidence: Evidence, stream: Stream, { trial, has }: { trial: Trial; has: boolean }): void {
  const step = trial.began.length - 1
  const met = evidence.met[stream]
  while (met.length <= step)
    met.push({ share: (trial.steps[met.length]?.share ?? 0) / 100, candidate: 0, live: 0 })
  const row = met[step]
  if (row) row[has ? 'candidate' : 'live'] += 1
}
