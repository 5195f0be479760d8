import { instantOf } from 'shared/dates/instants'
import { type Interval, type Schedule, workingTimes } from './schedule'

/** The times of a day at which at least one of the specialists works, earliest first; times that meet are one. */
export function openTimes(working: readonly (readonly Schedule[])[], day: string): Interval[] {
  const times = working
    .flatMap(schedules => workingTimes(schedules, day))
    .sort((one, other) => one.from - other.from)
  const merged: { from: number; to: number }[] = []
  for (const time of times) {
    const last = merged.at(-1)
    if (last && time.from <= last.to) last.to = Math.max(last.to, time.to)
    else merged.push({ ...time })
  }
  return merged.map(({ from, to }) => ({ init: instantOf(day, from), end: instantOf(day, to) }))
}
