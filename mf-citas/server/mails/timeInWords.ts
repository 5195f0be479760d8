import { longDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { durationInWords, MS_PER_MINUTE, timeInWords } from 'shared/dates/times'

/** `lunes 23 de noviembre de 2026, 9:00 a.m., hora de Monterrey`, and the patient's time where it differs. */
export function appointmentInWords(startsAt: Date, tz: string): string {
  const clinic = dayAndMinuteIn(startsAt, CLINIC_ZONE)
  const own = dayAndMinuteIn(startsAt, tz)
  const words = `${longDate(clinic.day)}, ${timeInWords(clinic.minute)}, hora de Monterrey`
  if (own.day === clinic.day && own.minute === clinic.minute) return words
  const day = own.day === clinic.day ? '' : `${longDate(own.day)}, `
  return `${words} (donde estás: ${day}${timeInWords(own.minute)})`
}

/** How long an appointment lasts: `20 minutos`. */
export function lengthInWords({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  return durationInWords((endsAt.getTime() - startsAt.getTime()) / MS_PER_MINUTE)
}
