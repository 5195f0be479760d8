import { MS_PER_DAY } from '../dates/times'

/** The longest wait: a server that asks for a year is called once a day all the same. */
const LONGEST_MS = MS_PER_DAY

/**
 * `Retry-After` as milliseconds from now, at most a day: a number of seconds, or a date (RFC 9110, 10.2.3), which is
 * compared with the server's own clock where its `Date` is known. Undefined where the header is not readable.
 */
export function retryAfterMs(header: unknown, date: unknown, now = Date.now()): number | undefined {
  const ms = /^\s*\d+\s*$/.test(String(header))
    ? Number(header) * 1_000
    : (instantOf(header) ?? Number.NaN) - (instantOf(date) ?? now)
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_MS)
}

/** Dates of HTTP end with their zone; `Date.parse` alone would read `-5` as a year. */
function instantOf(date: unknown): number | undefined {
  const instant = typeof date === 'string' && /GMT\s*$/.test(date) ? Date.parse(date) : Number.NaN
  return Number.isNaN(instant) ? undefined : instant
}
