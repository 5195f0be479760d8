import { longDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn, personZone } from 'shared/dates/instants'
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

/** An instant, in words. */
export function clocksOf(init: string, zone: string = personZone()): Clocks {
  const instant = new Date(init)
  const clinic = dayAndMinuteIn(instant, CLINIC_ZONE)
  const person = dayAndMinuteIn(instant, zone)
  const words = { day: longDate(clinic.day), time: timeInWords(clinic.minute) }
  if (person.day === clinic.day && person.minute === clinic.minute) return words
  const day = person.day === clinic.day ? '' : `${longDate(person.day)}, `
  return { ...words, own: `${day}${timeInWords(person.minute)}` }
}

/** `lunes 23 de noviembre de 2026, 9:00 a.m.`, with the person's own time where it differs. */
export function slotInWords(init: string): string {
  const { day, time, own } = clocksOf(init)
  return own ? `${day}, ${time} hora de Monterrey (${own} donde estás)` : `${day}, ${time}`
}

/** Whether the person's clock shows another time than the clinic's now. */
export function isElsewhere(): boolean {
  return clocksOf(new Date().toISOString()).own !== undefined
}
