import { durationInWords } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { CalendarIcon, PinIcon, VideoIcon } from 'shared/ui/Icon'
import type { Appointment } from '../../contract/appointments'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import { AppointmentTime } from '../time/AppointmentTime'
import styles from './AppointmentFacts.module.css'
import { AppointmentState } from './AppointmentState'

interface AppointmentFactsProps {
  appointment: Appointment
  now: Date
  /** Saves it as a calendar file; `saving` while the file is being made. */
  onSave: () => void
  saving: boolean
}

/** An appointment's date, length, place and people, with its link, the way there and its calendar file. */
export function AppointmentFacts({ appointment, now, saving, onSave }: AppointmentFactsProps) {
  const { init, end, specialistName, isOnline, link, branch, familyMember } = appointment
  const isOver = Date.parse(end) <= now.getTime()
  const minutes = minutesBetween(init, end)
  return (
    <div className={styles.facts}>
      <AppointmentState appointment={appointment} now={now} />
      <dl className={styles.list}>
        <div>
          <dt>Fecha y hora</dt>
          <dd>
            <AppointmentTime init={init} />
          </dd>
        </div>
        <div>
          <dt>Duración</dt>
          <dd>{durationInWords(minutes)}</dd>
        </div>
        <div>
          <dt>Especialista</dt>
          <dd>{specialistName}</dd>
        </div>
        {familyMember && (
          <div>
            <dt>Paciente</dt>
            <dd>{familyMember.name}</dd>
          </div>
        )}
        {!isOnline && (
          <div>
            <dt>Dirección</dt>
            <dd>
              {branch.name}
              <br />
              {branch.address}
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.links}>
        {isOnline && !isOver && (
          <Button
            href={link}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            icon={<VideoIcon size="small" />}
          >
            Entrar a la videollamada
          </Button>
        )}
        {!isOnline && (
          <Button
            href={branch.map}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            icon={<PinIcon size="small" />}
          >
            Cómo llegar
          </Button>
        )}
        {!isOver && (
          <Button variant="quiet" icon={<CalendarIcon size="small" />} busy={saving} onClick={onSave}>
            Agregar a mi calendario
          </Button>
        )}
      </div>
    </div>
  )
}
