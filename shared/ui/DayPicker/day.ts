import { addDays } from '../../dates/dates'

/*
 * A day is a word, 'YYYY-MM-DD', and never a moment: it is turned into a moment (local noon, which no change of
 * clocks touches) only to be counted from or put into words, and back by the same local calendar.
 */
export function dateOf(day: string) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

export function dayOf(date: Date) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** 'sábado 21 de noviembre', with the year when it is not this one. */
export function inWords(day: string, today: string) {
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric'
  return new Intl.DateTimeFormat('es-MX', { weekday: 'long', day: 'numeric', month: 'long', year })
    .format(dateOf(day))
    .replace(',', '')
}

export function nearWord(day: string, today: string) {
  if (day === today) return 'Hoy'
  if (day === addDays(today, 1)) return 'Mañana'
  if (day === addDays(today, -1)) return 'Ayer'
  return undefined
}
