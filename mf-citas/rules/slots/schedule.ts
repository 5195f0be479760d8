import { weekdayOf } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn, instantOf } from 'shared/dates/instants'
import { minutesBetween } from './minutesBetween'

/** The working hours of one weekday. */
export interface Schedule {
  /** 1 Monday to 7 Sunday. */
  day: number
  /** A flat list of pairs of start and end, in decimal hours of the clinic's clock: `.5` is half past. */
  workingHours: readonly number[]
}

/** An interval of time; the end is not part of it, so that 9:00 to 10:00 and 10:00 to 11:00 do not overlap. */
export interface Interval {
  init: Date
  end: Date
}

const MINUTES_PER_HOUR = 60
/** The minute of the next midnight, as `instantOf` counts. */
export const MINUTES_PER_DAY = 1440

/** The weekday of a day as schedules write it: 1 Monday to 7 Sunday. */
export function scheduleDayOf(day: string): number {
  return weekdayOf(day) || 7
}

/** The pairs of start and end of a day, in minutes since the clinic's midnight. */
export function workingTimes(schedules: readonly Schedule[], day: string): { from: number; to: number }[] {
  const weekday = scheduleDayOf(day)
  return schedules
    .filter(schedule => schedule.day === weekday)
    .flatMap(({ workingHours }) => pairs(workingHours))
}

function pairs(hours: readonly number[]): { from: number; to: number }[] {
  return Array.from({ length: Math.floor(hours.length / 2) }, (_, pair) => ({
    from: Math.round((hours[2 * pair] ?? 0) * MINUTES_PER_HOUR),
    to: Math.round((hours[2 * pair + 1] ?? 0) * MINUTES_PER_HOUR),
  }))
}

/**
 * The hourly starts of a day, in minutes since the clinic's midnight, earliest first: every full hour from the begin of
 * each pair at which an appointment of this length ends within the pair.
 */
export function slotMinutes(schedules: readonly Schedule[], day: string, minutes: number): number[] {
  const starts = workingTimes(schedules, day).flatMap(({ from, to }) =>
    Array.from(
      { length: Math.max(0, Math.floor((to - minutes - from) / MINUTES_PER_HOUR) + 1) },
      (_, hour) => from + hour * MINUTES_PER_HOUR,
    ),
  )
  return [...new Set(starts)].sort((a, b) => a - b)
}

/** Whether the interval is one of the specialist's hourly slots, whoever may have booked it. */
export function isSlot(schedules: readonly Schedule[], { init, end }: Interval): boolean {
  const { day, minute } = dayAndMinuteIn(init, CLINIC_ZONE)
  const minutes = minutesBetween(init, end)
  // Seconds are part of the comparison: 9:00:30 is no slot.
  return (
    instantOf(day, minute).getTime() === init.getTime() &&
    slotMinutes(schedules, day, minutes).includes(minute)
  )
}

export function overlaps(one: Interval, other: Interval): boolean {
  return one.init < other.end && other.init < one.end
}
