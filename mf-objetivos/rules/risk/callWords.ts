import { addDays, longDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn, dayIn } from 'shared/dates/instants'
import { clockInWords } from 'shared/dates/times'
import { riskMessages } from '../../messages'

/**
 * When the practice calls somebody who asks now: `hoy`, `mañana a partir de las 8:00 a.m.`, or `en cuanto abra` where no
 * opening is known. Days and hours are the clinic's; `zone` is that of the reader, who is told so where it differs.
 */
export function callWords(from: Date | undefined, now: Date, zone: string = CLINIC_ZONE): string {
  if (!from) return riskMessages.whenOpen
  if (from <= now) return riskMessages.today
  const { day, minute } = dayAndMinuteIn(from, CLINIC_ZONE)
  const words = riskMessages.from(dayWords(day, dayIn(now)), clockInWords(minute))
  return isElsewhere(from, zone) ? `${words}${riskMessages.clinicClock}` : words
}

function dayWords(day: string, today: string): string {
  if (day === today) return riskMessages.today
  return day === addDays(today, 1) ? riskMessages.tomorrow : riskMessages.on(longDate(day))
}

/** Zones are less than a day apart, so that the same time of day is the same zone's. */
function isElsewhere(instant: Date, zone: string): boolean {
  return dayAndMinuteIn(instant, CLINIC_ZONE).minute !== dayAndMinuteIn(instant, zone).minute
}
