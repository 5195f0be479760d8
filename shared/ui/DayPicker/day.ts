import { addDays, longDate } from '../../dates/dates'

/*
 * A day is a word, 'YYYY-MM-DD', and never a moment: it is turned into a moment (local noon, which no change of
 * clocks touches) only to be counted from or put into words, and back by the same local calendar.
 */
export function dateOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

/** 'sábado 21 de noviembre', with the year when it is not this one. */
export function inWords(day: string, today: string) {
  const words = longDate(day)
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ de \d+$/, '') : words
}

export function nearWord(day: string, today: string) {
  if (day === today) return 'Hoy'
  if (day === addDays(today, 1)) return 'Mañana'
  if (day === addDays(today, -1)) return 'Ayer'
  return undefined
}
