import { daysBetween, longDate } from '../../dates/dates'

/** The day's noon on this computer's clock, for the calendar: no zone changes its clock at noon. */
export function dateOf(day: string) {
  return new Date(`${day}T12:00`)
}

/** 'sábado 21 de noviembre', with the year when it is not this one. */
export function inWords(day: string, today: string) {
  const words = longDate(day)
  return day.slice(0, 4) === today.slice(0, 4) ? words.replace(/ de \d+$/, '') : words
}

export function nearWord(day: string, today: string) {
  return ['Ayer', 'Hoy', 'Mañana'][daysBetween(today, day) + 1]
}
