/**
 * How a trial is judged (decision 56). Browsers are drawn by lot: if the candidate is as good as the live release, each
 * person who meets a failure has the candidate with the probability of its share. A likelihood ratio of that against
 * "the candidate fails so many times as often" is a martingale, so it exceeds 1/ε with probability ε at most, however
 * often somebody looks (Ville's inequality). Logarithms, since the ratios are large.
 */

/** The people who met a failure first while the candidate had this share, by the release that they had. */
export interface Met {
  /** Between 0 and 1. */
  share: number
  candidate: number
  live: number
}

/** The false alarms of one stream of failures, of trials of good releases. */
export const FALSE_ALARMS = 0.002
/** The trials that go on although the candidate is as bad as `LIMIT_RATIO` and `LIMIT_RATE` say, for each step. */
const MISSED = 0.05

/** A candidate that fails a little, and one that opens for nobody, are both found soon. */
const RATIOS = [2, 4, 16, 1_000]
const LIMIT_RATIO = 3
/** Of the visits; a candidate below is good, however rarely the live one fails. */
const LIMIT_RATE = 0.01
const GOOD_RATE = 0.002

/** How much likelier this is if the candidate fails `ratio` times as often. */
function logRatio(met: readonly Met[], ratio: number): number {
  return met.reduce((sum, { share, candidate, live }) => {
    const among = ratio * share + 1 - share
    return sum + candidate * Math.log(ratio / among) - live * Math.log(among)
  }, 0)
}

/** Whether the candidate is worse. The mean of martingales is one too. */
export function isWorse(met: readonly Met[]): boolean {
  const logs = RATIOS.map(ratio => logRatio(met, ratio))
  const largest = Math.max(...logs)
  const mean = largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0) / logs.length)
  return mean >= Math.log(1 / FALSE_ALARMS)
}

/** Whether enough was seen to say that it is not much worse: beside the live one's failures, or by its own visits. */
export function isGoodEnough(met: readonly Met[], visits: number): boolean {
  const failed = met.reduce((sum, { candidate }) => sum + candidate, 0)
  return logRatio(met, LIMIT_RATIO) <= Math.log(MISSED) || logRare(failed, visits) <= Math.log(MISSED)
}

/** How much likelier so many failures in so many visits are at the limit than at a good rate. */
const logRare = (failed: number, visits: number) =>
  failed * Math.log(LIMIT_RATE / GOOD_RATE) +
  Math.max(0, visits - failed) * Math.log((1 - LIMIT_RATE) / (1 - GOOD_RATE))

/** The visits without any failure after which a candidate is good enough. */
export const VISITS_TO_JUDGE = Math.ceil(Math.log(MISSED) / Math.log((1 - LIMIT_RATE) / (1 - GOOD_RATE)))
