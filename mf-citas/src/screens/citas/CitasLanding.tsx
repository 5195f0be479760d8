import { Link } from 'shared/router'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { CalendarIcon, PlusIcon } from 'shared/ui/Icon'
import { Logo } from 'shared/ui/Logo'
import { PageHeader } from 'shared/ui/PageHeader'
import { ToBook } from 'shared/ui/ToBook'
import { listMessages } from '../../../messages'
import { lastFour, upcoming } from '../../../rules/appointments/upcoming'
import { AppointmentRow } from '../../appointments/AppointmentRow'
import { HeldSlot } from '../../booking/HeldSlot'
import { WaitingLists } from '../../booking/waiting/WaitingLists'
import { AppointmentTypes } from './AppointmentTypes'
import styles from './CitasLanding.module.css'
import { type CitasParts, MY_APPOINTMENTS } from './citasParts'
import { KnownSkeleton } from './KnownSkeleton'
import { SpecialtyInfo } from './SpecialtyInfo'

/**
 * The two ways on, the next appointment, the last four (desktop), the specialties and the kinds of appointment.
 */
export function CitasLanding(parts: CitasParts) {
  return (
    <div className={styles.page}>
      <Link to="/user" className={styles.logo} aria-label="My Diet, ir al inicio">
        <Logo decorative size="small" />
      </Link>
      <PageHeader title="Citas" lead="Nutrición, psicología y ginecología, en persona o por videollamada." />
      <nav aria-label="Citas" className={styles.ways}>
        <ButtonLink to="/user/agendar" icon={<PlusIcon size="small" />}>
          Agendar Cita
        </ButtonLink>
        <ButtonLink
          to={`${parts.base}${MY_APPOINTMENTS}`}
          variant="secondary"
          icon={<CalendarIcon size="small" />}
        >
          Mis Citas
        </ButtonLink>
        {parts.isOfAgenda && (
          <ButtonLink to="/user/citas/equipo" variant="secondary">
            Agenda del equipo
          </ButtonLink>
        )}
      </nav>
      {parts.held && <HeldSlot {...parts.held} />}
      <ToBook consultations={parts.toBook} />
      <Known {...parts} />
      <WaitingLists {...parts.waiting} />
      <SpecialtyInfo />
      <AppointmentTypes />
    </div>
  )
}

function Known({ appointments, failed, retrying, onRetry, now, onOpen }: CitasParts) {
  if (failed) return <ErrorCard title="No pudimos cargar tus citas" retrying={retrying} onRetry={onRetry} />
  if (!appointments) {
    return <KnownSkeleton />
  }
  const [next] = upcoming(appointments, now)
  const last = lastFour(appointments)
  return (
    <>
      {/* On the desktop too where the last four, which are the latest by their start, do not show it. */}
      <section
        className={next && !last.includes(next) ? undefined : styles.onPhone}
        aria-label="Tu próxima cita"
      >
        <h2>Tu próxima cita</h2>
        {next ? (
          <AppointmentRow appointment={next} now={now} onOpen={onOpen} />
        ) : (
          <p className={styles.none}>{listMessages.empty}</p>
        )}
      </section>
      <section className={styles.onDesktop} aria-label="Tus últimas citas">
        <h2>Tus últimas citas</h2>
        {last.length === 0 && <p className={styles.none}>{listMessages.empty}</p>}
        <ul className={styles.list}>
          {last.map(appointment => (
            <li key={appointment.id}>
              <AppointmentRow appointment={appointment} now={now} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
