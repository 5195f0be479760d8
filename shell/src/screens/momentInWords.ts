import { dateWithoutWeekday } from 'shared/dates'
import { dayAndMinuteIn, personZone } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'

/** A day and its time where the person is. */
export function momentInWords(moment: string): string {
  const { day, minute } = dayAndMinuteIn(new Date(moment), personZone())
  return `${dateWithoutWeekday(day)}, ${timeInWords(minute)}`
}
