import { dateWithoutWeekday } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'

/** The date of a comment on a clock in a zone, the clinic's by default: `12 de marzo de 2026`. */
export function commentDate(createdAt: string, zone?: string): string {
  return dateWithoutWeekday(dayIn(new Date(createdAt), zone))
}
