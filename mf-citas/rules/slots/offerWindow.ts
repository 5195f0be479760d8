import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import type { Interval } from './schedule'

/** How long a freed slot is one waiting person's alone, and the least that is worth an offer. */
const OFFER_MS = 2 * MS_PER_HOUR
const LEAST_MS = 30 * MS_PER_MINUTE

/**
 * The end of an offer that is made now, or the moment from which it can be made: a freed slot is held for a waiting person
 * only while the practice is open, which is when people answer. Undefined where it does not open.
 */
export function offerWindow(
  open: readonly Interval[],
  now: Date,
): { until: Date } | { from: Date } | undefined {
  const closing = open.find(({ init, end }) => init <= now && end > now)?.end.getTime() ?? 0
  if (closing - now.getTime() >= LEAST_MS) {
    return { until: new Date(Math.min(now.getTime() + OFFER_MS, closing)) }
  }
  const next = open.find(({ init }) => init > now)
  return next && { from: next.init }
}
