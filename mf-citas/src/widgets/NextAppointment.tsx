import { useId, useState } from 'react'
import { Link } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { CalendarIcon, VideoIcon } from 'shared/ui/Icon'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Appointment } from '../../contract'
import { listMessages } from '../../messages'
import { isNear } from '../../rules/appointments/isNear'
import { upcoming } from '../../rules/appointments/upcoming'
import { AppointmentDialogs } from '../appointments/AppointmentDialogs'
import { AppointmentRow } from '../appointments/AppointmentRow'
import { useAppointments } from '../appointments/useAppointments'
import { useNow } from '../time/useNow'
import styles from './NextAppointment.module.css'

/** Home widget: the next appointment, and the way into its video call when it is near. */
export default function NextAppointment() {
  const now = useNow()
  const heading = useId()
  const { data, isLoadingError, isFetching, refetch } = useAppointments()
  const [opened, setOpened] = useState<Appointment>()
  const [next] = data ? upcoming(data, now) : []
  return (
    <section className={styles.widget} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>Tu próxima cita</h2>
        {next && (
          <Link className={styles.all} to="/user/citas">
            Ver mis citas
          </Link>
        )}
      </div>
      {isLoadingError ? (
        <ErrorCard title="No pudimos cargar tus citas" retrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton shape="card" className={styles.waiting} />
      ) : next ? (
        <div className={styles.next}>
          <AppointmentRow appointment={next} now={now} onOpen={setOpened} />
          {next.isOnline && isNear(next, now) && (
            <Button href={next.link} target="_blank" rel="noreferrer" icon={<VideoIcon size="small" />}>
              Entrar a la videollamada
            </Button>
          )}
        </div>
      ) : (
        <Card tone="sunken" className={styles.none}>
          <CalendarIcon size="large" />
          <p>{listMessages.empty}</p>
          <ButtonLink to="/user/agendar">Agendar Cita</ButtonLink>
        </Card>
      )}
      <AppointmentDialogs appointment={opened} now={now} onClose={() => setOpened(undefined)} />
    </section>
  )
}
