import { durationInWords } from 'shared/dates/times'

const either = new Intl.ListFormat('es-MX', { type: 'disjunction' })

/** `15, 20 o 60`. */
export function minutesInWords(lengths: readonly number[]): string {
  return either.format(lengths.map(String))
}

/** `20 minutos o 1 hora`. */
export function lengthsInWords(lengths: readonly number[]): string {
  return either.format(lengths.map(durationInWords))
}
