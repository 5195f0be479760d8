import type { Appointment } from '../../contract/appointments'

/** Whether an appointment can still be moved or cancelled: it has not begun. */
export function canChange({ init, attended }: Pick<Appointment, 'init' | 'attended'>, now: Date): boolean {
  return Date.parse(init) > now.getTime() && attended === null
}
