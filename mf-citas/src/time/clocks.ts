import { personZone } from 'shared/dates/instants'
import { type Clocks, clocksIn } from '../../rules/appointments/clocks'

/** An instant, in words, where the person is. */
export function clocksOf(init: string): Clocks {
  return clocksIn(personZone(), new Date(init))
}

/** `lunes 23 de noviembre de 2026, 9:00 a.m.`, with the person's own time where it differs. */
export function slotInWords(init: string): string {
  const { day, time, own } = clocksOf(init)
  return own ? `${day}, ${time} hora de Monterrey (${own} donde estás)` : `${day}, ${time}`
}

/** Whether the person's clock shows another time than the clinic's now. */
export function isElsewhere(): boolean {
  return clocksOf(new Date().toISOString()).own !== undefined
}
