import { WEEKDAYS } from 'shared/dates'
import { timeInWords } from 'shared/dates/times'
import type { Schedule } from './schedule'

const NO_BREAK = '\u00a0'

/** Days of the week that follow each other and have the same hours, in words: `Lunes a viernes`, `9:00 a.m. a 2:00 p.m.`. */
export function weekInWords(schedules: readonly Schedule[]): { days: string; hours: string }[] {
  const runs: { first: number; last: number; hours: string }[] = []
  for (const { day, workingHours } of [...schedules].sort((a, b) => a.day - b.day)) {
    const hours = hoursInWords(workingHours)
    const before = runs.at(-1)
    if (before?.last === day - 1 && before.hours === hours) before.last = day
    else runs.push({ first: day, last: day, hours })
  }
  return runs.map(({ first, last, hours }) => ({ days: daysInWords(first, last), hours }))
}

function daysInWords(first: number, last: number): string {
  if (first === last) return nameOf(first)
  return `${nameOf(first)} ${last === first + 1 ? 'y' : 'a'} ${nameOf(last).toLowerCase()}`
}

/** Schedules count from Monday as 1 to Sunday as 7, the names from Sunday as 0. */
const nameOf = (day: number) => WEEKDAYS[day % 7] ?? ''

/** `9:00 a.m. a 2:00 p.m. y 4:00 p.m. a 7:00 p.m.`, which breaks between two ranges alone. */
function hoursInWords(hours: readonly number[]): string {
  const words = hours.map(hour => timeInWords(hour * 60))
  const pairs = Array.from({ length: Math.floor(words.length / 2) }, (_, pair) =>
    `${words[2 * pair]} a ${words[2 * pair + 1]}`.replaceAll(' ', NO_BREAK),
  )
  return pairs.join(` y${NO_BREAK}`)
}
