import ical from 'ical-generator'
import type { MealEvent } from '../../rules/plans/planCalendar'

const MINUTES = 45
/** Revisions are counted in seconds since this date, so that the number fits into 32 bits. */
const FIRST_REVISION = Date.UTC(2026, 0, 1)

/**
 * The meals as an iCalendar file (RFC 5545). `stamp` is the time of its creation. Loaded on demand, since it needs a
 * library.
 */
export function calendarFile(events: readonly MealEvent[], stamp: Date): string {
  const calendar = ical({ name: 'Mis comidas · My Diet', prodId: '//My Diet//Comidas//ES' })
  // A later file is a later revision of the same meals, so that a calendar updates those it has (RFC 5545, 3.8.7.4).
  const sequence = Math.floor((stamp.getTime() - FIRST_REVISION) / 1000)
  for (const { uid, day, hour, title } of events) {
    // Floating times are read from the UTC parts of the date, whatever the zone of this computer.
    const start = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`)
    const end = new Date(start.getTime() + MINUTES * 60_000)
    calendar.createEvent({ id: uid, start, end, stamp, sequence, summary: title, floating: true })
  }
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1); the library omits that one.
  return `${calendar.toString()}\r\n`
}
