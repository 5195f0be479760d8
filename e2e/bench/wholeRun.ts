import { lastWholeRun, type WholeRun } from 'shared/tooling/testing/wholeRun'
import type { Row } from './limits'

/** The most minutes that `npm test` may take on two cores. */
const MOST_MINUTES = 22

/** The last whole run against its limit. It takes too long to be run here; without one the limit is not kept. */
export function wholeRun(last: WholeRun | undefined = lastWholeRun()): Row[] {
  const what = last ? `the last npm test, which ended ${last.ended}` : 'no npm test has ended here yet'
  const measured = last ? last.wallSeconds / 60 : Number.POSITIVE_INFINITY
  return [{ what, measured, limit: MOST_MINUTES, unit: 'minutes' }]
}
