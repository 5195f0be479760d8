import { tzOffset } from '@date-fns/tz/tzOffset'
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants'
import { dayAt } from './dates'

/*
 * Instants and the clocks of zones. Of @date-fns/tz only the offset of a zone is used: its `TZDate` is four times as
 * large and resolves a time that a zone skips or repeats by way of the computer's own zone.
 */

/** The clinic's zone: "today", "tomorrow", weekdays and working hours are computed in it. It has no summer time. */
export const CLINIC_ZONE = 'America/Monterrey'

/** A day and the minutes since its midnight on a clock, 0 to 1439. */
export interface DayAndMinute {
  day: string
  minute: number
}

/** The zone of this computer; the clinic's where the browser does not report one. */
export function personZone(): string {
  return zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? CLINIC_ZONE
}

/**
 * The zone of an IANA name such as `America/Tijuana`, under this computer's name for it; undefined for everything else,
 * offsets such as `-06:00` included.
 */
export function zoneNamed(name: string | undefined): string | undefined {
  if (!name || !/^[a-z]/i.test(name)) return undefined
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone
  } catch {
    return undefined
  }
}

/** The day of an instant in a zone. */
export function dayIn(instant: Date, zone: string = CLINIC_ZONE): string {
  return dayAndMinuteIn(instant, zone).day
}

/** The day and the minute that a clock in a zone shows at an instant. */
export function dayAndMinuteIn(instant: Date, zone: string): DayAndMinute {
  const onTheClock = instant.getTime() + offsetMs(zone, instant.getTime())
  const sinceMidnight = onTheClock - Date.parse(dayAt(onTheClock))
  return { day: dayAt(onTheClock), minute: Math.floor(sinceMidnight / millisecondsInMinute) }
}

/**
 * The instant at which a clock in a zone shows a day and a minute since its midnight; 1440 is the next midnight.
 * A time that the clock shows twice, because it is set back, is the first of the two. A time that it skips, because
 * it is set forward, is as much later as the clock is set: 2:30 becomes 3:30.
 */
export function instantOf(day: string, minute: number, zone: string = CLINIC_ZONE): Date {
  const onTheClock = Date.parse(`${day}T00:00:00Z`) + minute * millisecondsInMinute
  // No zone changes its clock twice within two days, so its offset is one of these two.
  const before = onTheClock - offsetMs(zone, onTheClock - millisecondsInDay)
  const after = onTheClock - offsetMs(zone, onTheClock + millisecondsInDay)
  const shown = [before, after].filter(instant => instant + offsetMs(zone, instant) === onTheClock)
  return new Date(shown.length > 0 ? Math.min(...shown) : before)
}

function offsetMs(zone: string, instant: number): number {
  return tzOffset(zone, new Date(instant)) * millisecondsInMinute
}
