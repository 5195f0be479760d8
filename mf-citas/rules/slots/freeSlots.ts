import { instantOf } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { earliestBookableDay } from './earliestBookableDay'
import { type Interval, overlaps, type Schedule, slotMinutes } from './schedule'

interface Slots {
  schedules: readonly Schedule[]
  /** The day by the clinic's calendar. */
  day: string
  /** The length of the appointment. */
  minutes: number
  /** The booked intervals, of any length and any start. */
  busy: readonly Interval[]
  /** The specialist's days off and the clinic's holidays. */
  closed?: readonly string[]
  now: Date
}

/**
 * The slots of a day that can be booked, earliest first (shared/product/citas.md#slots): hourly, within the working
 * hours of the weekday, from tomorrow on, and without any overlap with what is booked.
 */
export function freeSlots({ schedules, day, minutes, busy, closed = [], now }: Slots): Interval[] {
  if (day < earliestBookableDay(now) || closed.includes(day)) return []
  return slotMinutes(schedules, day, minutes)
    .map(minute => {
      const init = instantOf(day, minute)
      return { init, end: new Date(init.getTime() + minutes * MS_PER_MINUTE) }
    })
    .filter(slot => !busy.some(booked => overlaps(slot, booked)))
}
