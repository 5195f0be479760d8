import { longDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'

/** A time on the clinic's clock, and on the person's where it differs (shared/product/citas.md#slots). */
export interface Clocks {
  /** `lunes 23 de noviembre de 2026`, by the clinic's calendar. */
  day: string
  /** `9:00 a.m.`, in the clinic. */
  time: string
  /** The same time where the person is, with the day where that is another one; undefined where the clocks agree. */
  own?: string
}

/** An instant, in words, for a person in a zone. */
export function clocksIn(zone: string, instant: Date): Clocks {
  const clinic = dayAndMinuteIn(instant, CLINIC_ZONE)
  const person = dayAndMinuteIn(instant, zone)
  const words = { day: longDate(clinic.day), time: timeInWords(clinic.minute) }
  if (person.day === clinic.day && person.minute === clinic.minute) return words
  const day = person.day === clinic.day ? '' : `${longDate(person.day)}, `
  return { ...words, own: `${day}${timeInWords(person.minute)}` }
}
