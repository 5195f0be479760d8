import { durationInWords, MS_PER_MINUTE } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import { CalendarIcon, PinIcon, VideoIcon } from 'shared/ui/Icon'
import type { Appointment } from '../../contract'
import { lookOf } from '../specialists/specialties'
import { AppointmentTime } from '../time/AppointmentTime'
import styles from './AppointmentDialog.module.css'
import { AppointmentState } from './AppointmentState'

interface AppointmentDialogProps {
  /** The dialog is open while there is one. */
  appointment: Appointment | undefined
  open: boolean
  now: Date
  onClose: () => void
  onReschedule: () => void
  onCancel: () => void
  /** Saves it as a calendar file; `saving` while the file is being made. */
  onSave: () => void
  saving: boolean
}

/** An appointment's date, time, place and specialist, and what can be done with it before it begins. */
export function AppointmentDialog({
  appointment,
  open,
  now,
  onClose,
  onReschedule,
  onCancel,
  onSave,
  saving,
}: AppointmentDialogProps) {
  if (!appointment) return null
  const canChange = Date.parse(appointment.init) > now.getTime() && appointment.attended === null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cita de ${lookOf(appointment.specialty).name}`}
      footer={
        canChange && (
          <>
            <Button variant="secondary" onClick={onCancel}>
              Cancelar Cita
            </Button>
            <Button onClick={onReschedule}>Reagendar</Button>
          </>
        )
      }
    >
      <Facts appointment={appointment} now={now} saving={saving} onSave={onSave} />
    </Dialog>
  )
}

type FactsProps = Pick<AppointmentDialogProps, 'now' | 'saving' | 'onSave'> & { appointment: Appointment }

function Facts({ appointment, now, saving, onSave }: FactsProps) {
  const { init, end, specialistName, isOnline, link, branch, familyMember } = appointment
  const isOver = Date.parse(end) <= now.getTime()
  const minutes = (Date.parse(end) - Date.parse(init)) / MS_PER_MINUTE
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
