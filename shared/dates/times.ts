import { millisecondsInDay, millisecondsInHour, millisecondsInMinute } from 'date-fns/constants'

/** Lengths for timers and expiry times. Days of the calendar are counted by `addDays`. */
export const MS_PER_DAY = millisecondsInDay
export const MS_PER_HOUR = millisecondsInHour
export const MS_PER_MINUTE = millisecondsInMinute

/** `10:30 a.m.`, as in Mexico: `minute` counts from midnight, so 0 is `12:00 a.m.` and 720 `12:00 p.m.`. */
export function timeInWords(minute: number): string {
  const hour = Math.floor(minute / 60) % 24
  const minutes = String(minute % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'a.m.' : 'p.m.'}`
}

/** A time with its article: `la 1:00 p.m.`, `las 8:00 a.m.`. */
export function clockInWords(minute: number): string {
  const time = timeInWords(minute)
  return `${time.startsWith('1:') ? 'la' : 'las'} ${time}`
}

/** `20 minutos`, `1 hora`, `1 hora 30 minutos`. */
export function durationInWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const words = [hours > 0 && counted(hours, 'hora'), (rest > 0 || hours === 0) && counted(rest, 'minuto')]
  return words.filter(Boolean).join(' ')
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
