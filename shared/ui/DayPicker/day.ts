import { daysBetween, longDate } from '../../dates/dates'

/** 'sábado 21 de noviembre', with the year when it is not this one. */
export function inWords(day: string, today: string) {
  const words = longDate(day)
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ de \d+$/, '') : words
}

export function nearWord(day: string, today: string) {
  return ['Ayer', 'Hoy', 'Mañana'][daysBetween(today, day) + 1]
}
