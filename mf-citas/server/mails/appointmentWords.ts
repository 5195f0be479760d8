import { durationInWords } from 'shared/dates/times'
import { clocksIn } from '../../rules/appointments/clocks'
import { minutesBetween } from '../../rules/slots/minutesBetween'

/** `lunes 23 de noviembre de 2026, 9:00 a.m., hora de Monterrey`, and the patient's time where it differs. */
export function onBothClocks(instant: Date, tz: string): string {
  const { day, time, own } = clocksIn(tz, instant)
  const words = `${day}, ${time}, hora de Monterrey`
  return own ? `${words} (donde estás: ${own})` : words
}

/** The length of an appointment: `20 minutos`. */
export function lengthInWords({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): string {
  return durationInWords(minutesBetween(startsAt, endsAt))
}

/** `Videollamada, 20 minutos`. */
export const kindInWords = ({
  isOnline,
  ...times
}: {
  isOnline: boolean
  startsAt: Date
  endsAt: Date
}): string => `${isOnline ? 'Videollamada' : 'En persona'}, ${lengthInWords(times)}`
