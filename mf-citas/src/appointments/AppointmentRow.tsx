import { ChevronRightIcon, PinIcon, VideoIcon } from 'shared/ui/Icon'
import type { Appointment } from '../../contract/appointments'
import { SpecialtyIcon } from '../specialists/SpecialtyIcon'
import { lookOf } from '../specialists/specialties'
import { AppointmentTime } from '../time/AppointmentTime'
import styles from './AppointmentRow.module.css'
import { AppointmentState } from './AppointmentState'

interface AppointmentRowProps {
  appointment: Appointment
  now: Date
  onOpen: (appointment: Appointment) => void
}

/** One appointment of a list; the whole row opens it. */
export function AppointmentRow({ appointment, now, onOpen }: AppointmentRowProps) {
  const { init, specialistName, specialty, isOnline, familyMember } = appointment
  const look = lookOf(specialty)
  return (
    <button type="button" className={styles.row} onClick={() => onOpen(appointment)}>
      <SpecialtyIcon look={look} />
      <span className={styles.words}>
        <AppointmentTime init={init} />
        <span>
          {look.name} con {specialistName}
        </span>
        {familyMember && <span className={styles.patient}>Para {familyMember.name}</span>}
        <span className={styles.kind}>
          {isOnline ? <VideoIcon size="small" /> : <PinIcon size="small" />}
          {isOnline ? 'Videollamada' : 'Presencial'}
        </span>
        <AppointmentState appointment={appointment} now={now} />
      </span>
      <ChevronRightIcon size="small" />
    </button>
  )
}
