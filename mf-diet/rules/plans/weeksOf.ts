import { addDays, daysFromTo, weekdayOf } from 'shared/dates'

/**
 * The week tabs (shared/product/diet.md#weeks): 4 if the month has 28 days or fewer, otherwise 5. Weeks are days 1 to
 * 7, 8 to 14, 15 to 21 and 22 to 28; the fifth holds the remaining days. `month` counts from 0.
 */
export function weeksOf(year: number, month: number): string[][] {
  const days = daysOf(year, month)
  return [0, 7, 14, 21, 28].map(start => days.slice(start, start + 7)).filter(week => week.length > 0)
}

/** The index of a day's week in its month, from 0. */
export function weekNumberOf(day: string): number {
  return Math.floor((Number(day.slice(8)) - 1) / 7)
}

/** 0 Enero to 11 Diciembre. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7)) - 1
}

/** The days from Domingo to Sábado around a day, as the week grid shows them (shared/product/diet.md#weeks). */
export function calendarWeekOf(day: string): string[] {
  const sunday = addDays(day, -weekdayOf(day))
  return daysFromTo(sunday, addDays(sunday, 6))
}

function daysOf(year: number, month: number): string[] {
  const first = `${year}-${String(month + 1).padStart(2, '0')}-01`
  return daysFromTo(first, addDays(first, 30)).filter(day => monthOf(day) === month)
}
