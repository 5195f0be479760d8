import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { CalendarIcon, VideoIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import { Widget } from 'shared/ui/Widget'
import type { Appointment } from '../../contract/appointments'
import { listMessages } from '../../messages'
import { isNear } from '../../rules/appointments/isNear'
import { AppointmentRow } from '../appointments/AppointmentRow'
import { HeldSlot } from '../booking/HeldSlot'
import type { HeldTime } from '../booking/useHold'
import styles from './UpcomingAppointment.module.css'

export interface UpcomingAppointmentProps {
  /** Undefined while it is loading; null where there is none. */
  next: Appointment | null | undefined
  /** A time that is held for the person; undefined where none is. */
  held: HeldTime | undefined
  now: Date
  failed: boolean
  retrying: boolean
  onRetry: () => void
  onOpen: (appointment: Appointment) => void
}

/** A time that is held, the next appointment, and the way into its video call when it is near. */
export function UpcomingAppointment(props: UpcomingAppointmentProps) {
  const link = props.next ? { to: '/user/citas', label: 'Ver mis citas' } : undefined
  return (
    <Widget title="Tu próxima cita" height={232} link={link}>
      <div className={styles.content}>
        {props.held && <HeldSlot {...props.held} />}
        <Content {...props} />
      </div>
    </Widget>
  )
}

function Content({ next, now, failed, retrying, onRetry, onOpen }: UpcomingAppointmentProps) {
  if (failed) return <ErrorCard title="No pudimos cargar tus citas" retrying={retrying} onRetry={onRetry} />
  if (next === undefined) return <Skeleton shape="card" className={styles.waiting} />
  if (next === null) {
    return (
      <Card tone="sunken" className={styles.none}>
        <CalendarIcon size="large" />
        <p>{listMessages.empty}</p>
        <ButtonLink to="/user/agendar">Agendar Cita</ButtonLink>
      </Card>
    )
  }
  return (
    <div className={styles.next}>
      <AppointmentRow appointment={next} now={now} onOpen={onOpen} />
      {next.isOnline && isNear(next, now) && (
        <Button href={next.link} target="_blank" rel="noreferrer" icon={<VideoIcon size="small" />}>
          Entrar a la videollamada
        </Button>
      )}
    </div>
  )
}
