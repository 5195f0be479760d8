import { useState } from 'react'
import { CLINIC_ZONE, dayAndMinuteIn } from 'shared/dates/instants'
import { durationInWords, timeInWords } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { Card } from 'shared/ui/Card'
import { VideoIcon } from 'shared/ui/Icon'
import type { StaffAppointment } from '../../../contract/staff'
import { appointmentStates, staffMessages } from '../../../messages'
import { minutesBetween } from '../../../rules/slots/minutesBetween'
import { useNow } from '../../time/useNow'
import { DayOffDialog } from './DayOffDialog'
import styles from './Staff.module.css'

interface StaffListProps {
  /** The day is one of the specialist's days off. */
  isOff: boolean
  /** The specialist has hours that day. */
  opens: boolean
  /** The day is over: it can be opened again, and not closed. */
  isPast: boolean
  appointments: readonly StaffAppointment[]
  /** The day is being closed or opened. */
  closing: boolean
  /** An attendance is being saved. */
  marking: boolean
  onClose: () => void
  onMark: (appointmentId: number, attended: boolean) => void
  /** The results that the patient of an appointment shares are asked for. */
  onResults: (appointment: StaffAppointment) => void
}

/** The appointments of a specialist's day, by their start. */
export function StaffList(props: StaffListProps) {
  const { isOff, opens, isPast, appointments, closing, marking, onClose, onMark, onResults } = props
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const isComing = ({ init, status }: StaffAppointment) =>
    status === 'BOOKED' && Date.parse(init) > now.getTime()
  return (
    <Card as="section" aria-label="Citas del día" className={styles.day}>
      <div className={styles.state}>
        <p>{stateOf(props)}</p>
        {(isOff || (opens && !isPast)) && (
          <Button size="small" variant="secondary" busy={closing} onClick={() => setAsking(true)}>
            {isOff ? staffMessages.open : staffMessages.close}
          </Button>
        )}
      </div>
      <DayOffDialog
        open={asking}
        isOff={isOff}
        told={appointments.filter(isComing).length}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onClose()
        }}
      />
      {appointments.length === 0 && <p className={styles.none}>No hay citas este día.</p>}
      <ul className={styles.list}>
        {appointments.map(appointment => (
          <Row
            key={appointment.id}
            appointment={appointment}
            busy={marking}
            onMark={attended => onMark(appointment.id, attended)}
            onResults={() => onResults(appointment)}
          />
        ))}
      </ul>
    </Card>
  )
}

function stateOf({ isOff, opens, isPast }: StaffListProps): string {
  if (isOff) return staffMessages.isOff
  if (isPast) return staffMessages.isPast
  return opens ? staffMessages.isOpen : staffMessages.noHours
}

interface RowProps {
  appointment: StaffAppointment
  busy: boolean
  onMark: (attended: boolean) => void
  onResults: () => void
}

function Row({ appointment, busy, onMark, onResults }: RowProps) {
  const { init, end, isOnline, link, status, patient, familyMember } = appointment
  const now = useNow()
  const minutes = minutesBetween(init, end)
  const account = `${patient.firstName} ${patient.lastName}`
  const name = familyMember || account
  return (
    <li className={styles.row}>
      <div>
        <strong>
          {timeInWords(dayAndMinuteIn(new Date(init), CLINIC_ZONE).minute)}, {name}
        </strong>
        <p>
          {isOnline ? 'Videollamada' : 'Presencial'}, {durationInWords(minutes)}. {appointmentStates[status]}.{' '}
          {familyMember && `Agendó ${account}. `}
          {patient.phone && (
            <>
              Tel. <a href={`tel:${patient.phone}`}>{patient.phone}</a>
            </>
          )}
        </p>
      </div>
      <div className={styles.marks}>
        {link && Date.parse(end) > now.getTime() && (
          <Button
            href={link}
            target="_blank"
            rel="noreferrer"
            size="small"
            variant="secondary"
            icon={<VideoIcon size="small" />}
            aria-label={`Entrar a la videollamada con ${name}`}
          >
            Entrar a la videollamada
          </Button>
        )}
        {appointment.sharesResults && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`Ver los tests de ${name}`}
            onClick={onResults}
          >
            Ver sus tests
          </Button>
        )}
        {Date.parse(init) <= now.getTime() && (
          <>
            <Button
              size="small"
              variant="secondary"
              disabled={busy || status === 'ATTENDED'}
              aria-label={`${name} asistió`}
              onClick={() => onMark(true)}
            >
              Asistió
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={busy || status === 'MISSED'}
              aria-label={`${name} no asistió`}
              onClick={() => onMark(false)}
            >
              No asistió
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
