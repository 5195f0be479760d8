import { MS_PER_DAY } from '../dates/times'

/** A server that says "next year" is asked once a day all the same. */
const LONGEST_MS = MS_PER_DAY

/**
 * `Retry-After` as milliseconds from now, at most a day: a number of seconds, or a date (RFC 9110, 10.2.3), which is
 * compared with the server's own clock where its `Date` is known. Undefined where the header says nothing readable.
 */
export function retryAfterMs(header: unknown, date: unknown, now = Date.now()): number | undefined {
  const ms = /^\s*\d+\s*$/.test(String(header))
    ? Number(header) * 1_000
    : (instantOf(header) ?? Number.NaN) - (instantOf(date) ?? now)
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS)
}

/** Dates of HTTP end with their zone; `Date.parse` alone would take `-5` for a year. */
function instantOf(date: unknown): number | undefined {
  const instant = typeof date === 'string' && /GMT\s*$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant
}
