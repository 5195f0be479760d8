/**
 * Days as the wire writes them, `YYYY-MM-DD`: a date without an hour or a zone. Pure: who needs "today" brings
 * the instant. Plain `Intl` and UTC arithmetic do it; nothing here adds a library to a screen.
 */

/** The clinic's zone: "today", "tomorrow" and working hours are computed there (rulings, 12). */
const CLINIC_ZONE = 'America/Monterrey'

/** Specification, 9: Domingo to Sábado; Sunday first, as `Date` counts. */
export const WEEKDAYS = ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'] as const

/** Specification, 9: Enero to Diciembre, all twelve (rulings, 18). */
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
const MS_OF_A_DAY = 86_400_000

/** Whether the text is a day that exists: `2026-02-30` and the year 0000, which no calendar has, are not. */
export function isDay(text: string): boolean {
  if (!DAY.test(text) || text.startsWith('0000')) return false
  const instant = instantOf(text)
  return !Number.isNaN(instant) && dayAt(instant) === text
}

/** The day it is at an instant, in a zone. */
export function dayIn(instant: Date, zone: string = CLINIC_ZONE): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant)
  const part = (type: string) => parts.find(p => p.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/** The day it is at an instant where this computer is. Asks no zone's rules: a screen may ask at every rendering. */
export function localDay(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0')
  const year = String(instant.getFullYear()).padStart(4, '0')
  return `${year}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`
}

export function addDays(day: string, days: number): string {
  return dayAt(instantOf(day) + days * MS_OF_A_DAY)
}

/** 0 Domingo to 6 Sábado. */
export function weekdayOf(day: string): number {
  return new Date(instantOf(day)).getUTCDay()
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

function instantOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

function dayAt(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10)
}
