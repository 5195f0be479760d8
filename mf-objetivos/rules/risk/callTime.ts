import { MS_PER_HOUR } from 'shared/dates/times'

/** A time in which the practice is open. */
export interface OpenTime {
  opens: Date
  closes: Date
}

/** A call that is asked for later than this before closing may not be made on the same day. */
const NEEDED_MS = MS_PER_HOUR

/**
 * The earliest time at which the practice can call somebody who asks now: `now` itself while it is open for another
 * hour, else the next opening; undefined where no opening is known.
 */
export function callTime(times: readonly OpenTime[], now: Date): Date | undefined {
  const starts = times
    .filter(({ closes }) => closes.getTime() - now.getTime() >= NEEDED_MS)
    .map(({ opens }) => (opens > now ? opens : now))
  return starts.sort((a, b) => a.getTime() - b.getTime())[0]
}
