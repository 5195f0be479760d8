import type { ComponentProps, ReactNode } from 'react'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Card } from 'shared/ui/Card'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import type { Appointment } from '../../../contract/appointments'
import { pageMessages } from '../../../messages'
import { AppointmentFacts } from '../../appointments/AppointmentFacts'
import { canChange } from '../../appointments/canChange'
import { lookOf } from '../../specialists/specialties'
import styles from './AppointmentPage.module.css'
import { Cancelled } from './Cancelled'

interface AppointmentPageProps {
  /** Undefined while it is loading; null where the person has no such appointment. */
  appointment: Appointment | null | undefined
  /** It was cancelled; `here` where the person has just done it on this page. */
  cancelled?: Pick<ComponentProps<typeof Cancelled>, 'appointment' | 'here'> | undefined
  now: Date
  /** The payment that has just ended booked it. */
  paid: boolean
  failed: boolean
  retrying: boolean
  onRetry: () => void
  onSave: () => void
  saving: boolean
  onReschedule: () => void
  onCancel: () => void
  /** The choice whether the specialist sees the person's tests. */
  sharing?: ReactNode
}

const BACK = { to: '/user/citas', label: 'Citas' }

/** One appointment: its facts, its link or address, its calendar file, and how to change it. */
export function AppointmentPage(props: AppointmentPageProps) {
  const {
    appointment,
    cancelled,
    now,
    paid,
    failed,
    retrying,
    onRetry,
    onSave,
    saving,
    onReschedule,
    onCancel,
  } = props
  if (cancelled) return <Cancelled {...cancelled} back={BACK} />
  if (!appointment && failed) {
    return (
      <>
        <PageHeader title="Tu cita" back={BACK} />
        <ErrorCard title="No pudimos cargar tu cita" retrying={retrying} onRetry={onRetry} />
      </>
    )
  }
  if (appointment === undefined) {
    return (
      <div aria-busy="true" className={styles.page}>
        <PageHeader title="Tu cita" back={BACK} />
        <Skeleton shape="card" ratio="3 / 2" />
      </div>
    )
  }
  if (appointment === null) {
    return (
      <EmptyState
        level="h1"
        title={pageMessages.unknown}
        action={<ButtonLink to="/user/citas">Ver mis citas</ButtonLink>}
      >
        {pageMessages.unknownNote}
      </EmptyState>
    )
  }
  return (
    <div className={styles.page}>
      <PageHeader
        title={paid ? pageMessages.paidTitle : `Cita de ${lookOf(appointment.specialty).name}`}
        lead={paid && pageMessages.paidNote}
        back={BACK}
      />
      <Card as="section" className={styles.card} aria-label="Datos de la cita">
        <AppointmentFacts appointment={appointment} now={now} saving={saving} onSave={onSave} />
      </Card>
      {canChange(appointment, now) && appointment.familyMember === null && props.sharing}
      {canChange(appointment, now) && (
        <section className={styles.change} aria-labelledby="cambiar">
          <h2 id="cambiar">¿Necesitas cambiarla?</h2>
          <p>{pageMessages.change}</p>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onReschedule}>
              Reagendar
            </Button>
            <Button variant="quiet" onClick={onCancel}>
              Cancelar Cita
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
