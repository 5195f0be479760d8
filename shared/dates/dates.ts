import { millisecondsInDay } from 'date-fns/constants'

/**
 * Days as the API writes them, `YYYY-MM-DD`: a date without an hour or a zone. All functions are pure: the caller
 * brings the instant or today's day. They count in UTC, where every day has 24 hours. date-fns counts days in the
 * zone of the computer and made these functions four times as large on the first screen (2,068 bytes of brotli
 * against 484), so it is used where it knows more: the rules of zones (`instants.ts`), its constants, the calendar.
 */

/** The weekdays as the product writes them; Sunday first, as `Date` counts. */
export const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const

/** The twelve months as the product writes them. */
export const MONTHS = [
  'Enero',
  'Febrero',
  'Marzo',
  'Abril',
  'Mayo',
  'Junio',
  'Julio',
  'Agosto',
  'Septiembre',
  'Octubre',
  'Noviembre',
  'Diciembre',
] as const

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * Whether the text is a day that exists: `2026-02-30` and the year 0000, which no calendar has, are not. The year 9999 is
 * refused too: days are four digits long, and the end of its last day and the months after it are not.
 */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith('0000') || text.startsWith('9999')) return false
  const start = startOf(text)
  return !Number.isNaN(start) && dayAt(start) === text
}

/** The day of an instant in the zone of this computer. It reads no zone's rules, so a screen may call it at every rendering. */
export function localDay(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const year = String(instant.getFullYear()).padStart(4, '0')
  return `${year}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

export function addDays(day: string, days: number): string {
  return dayAt(startOf(day) + days * millisecondsInDay)
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: string, to: string): number {
  return (startOf(to) - startOf(from)) / millisecondsInDay
}

/** The days from `from` to `to`, both included; none when `to` is before `from`. */
export function daysFromTo(from: string, to: string): string[] {
  return Array.from({ length: Math.max(daysBetween(from, to) + 1, 0) }, (_, number) => addDays(from, number))
}

/** The product's formula for an age in days: milliseconds / 86400000, from the birthdate's start to today's. */
export function ageInDays(birthdate: string, today: string): number {
  return daysBetween(birthdate, today)
}

/** The product's formula for an age in years: days / 365, rounded down to show. Leap days are not taken into account. */
export function ageInYears(birthdate: string, today: string): number {
  return Math.floor(ageInDays(birthdate, today) / 365)
}

/** 0 Domingo to 6 Sábado. */
export function weekdayOf(day: string): number {
  return new Date(startOf(day)).getUTCDay()
}

export function weekdayName(day: string): string {
  return WEEKDAYS[weekdayOf(day)] ?? ''
}

/** The month's name; `month` counts from 0, as the month selector does. */
export function monthName(month: number): string {
  return MONTHS[month] ?? ''
}

/** `sábado 21 de noviembre de 2026` */
export function longDate(day: string): string {
  return `${weekdayName(day).toLowerCase()} ${dateWithoutWeekday(day)}`
}

/** `21 de noviembre de 2026` */
export function dateWithoutWeekday(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} de ${monthName((month ?? 1) - 1).toLowerCase()} de ${year}`
}

/** `21 nov 2026` */
export function shortDate(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthName((month ?? 1) - 1)
    .toLowerCase()
    .slice(0, 3)} ${year}`
}

/** The day's start in UTC, in milliseconds. */
function startOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** The day in UTC of an instant in milliseconds. */
export function dayAt(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
