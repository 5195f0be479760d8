import { MS_PER_MINUTE } from 'shared/dates/times'
import { stepOf, type Trial } from 'shared/releases/trial'
import { STREAMS, type Stream } from '../../rules/reports/streams'
import { isGoodEnough, isWorse } from './likelihood'
import type { Evidence } from './trialStore'

/** The fate of a trial: it is undone for a kind of failure, goes on to more browsers, or waits. */
export type Verdict = { kind: 'worse'; stream: Stream } | { kind: 'better known' } | { kind: 'wait' }

export function verdictOf(trial: Trial, { met, visits, measured }: Evidence, now: Date): Verdict {
  const worse = STREAMS.find(stream => isWorse(met[stream]))
  if (worse) return { kind: 'worse', stream: worse }
  const began = Date.parse(trial.began.at(-1) ?? '')
  const isOver = now.getTime() - began >= stepOf(trial).minutes * MS_PER_MINUTE
  // Slowness is seen in measured visits alone.
  const isKnown = STREAMS.every(stream => isGoodEnough(met[stream], stream === 'speed' ? measured : visits))
  return isOver && isKnown ? { kind: 'better known' } : { kind: 'wait' }
}
