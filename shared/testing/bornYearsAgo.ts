import { addDays } from '../dates/dates'
import { dayIn } from '../dates/instants'

/** The birthdate of a person who turned this old four months ago: a test about an age holds in every year. */
export function bornYearsAgo(years: number): string {
  return addDays(dayIn(new Date()), -Math.round(years * 365.25) - 120)
}
