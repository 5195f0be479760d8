import { CircleAlertIcon, CircleCheckIcon } from 'shared/ui/BasicIcon'
import { CalendarIcon, ClockIcon } from 'shared/ui/Icon'
import type { Appointment } from '../../contract/appointments'
import styles from './AppointmentState.module.css'

/** Past in red, future in green, and both in words, since no state is told by colour alone. */
export function AppointmentState({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { init, end, attended } = appointment
  const begun = Date.parse(init) <= now.getTime()
  if (Date.parse(end) > now.getTime()) {
    const Icon = begun ? ClockIcon : CalendarIcon
    return (
      <span className={`${styles.state} ${styles.future}`}>
        <Icon size="small" />
        {begun ? 'En curso' : 'Próxima'}
      </span>
    )
  }
  const Icon = attended === false ? CircleAlertIcon : CircleCheckIcon
  return (
    <span className={`${styles.state} ${styles.past}`}>
      <Icon size="small" />
      {attended === null ? 'Pasada' : attended ? 'Pasada: asististe' : 'Pasada: no asististe'}
    </span>
  )
}
