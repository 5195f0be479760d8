import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'

/** The first day that can be booked: the clinic's tomorrow, whatever the patient's zone (shared/product/citas.md#slots). */
export function earliestBookableDay(now: Date): string {
  return addDays(dayIn(now), 1)
}

/** How far ahead of today an appointment can be, in days. */
const DAYS_AHEAD = 180

/** The last day that can be booked. */
export function latestBookableDay(now: Date): string {
  return addDays(dayIn(now), DAYS_AHEAD)
}
