import { type ReactNode, useState } from 'react'
import { useHeadingFocus, useTabTitle } from 'shared/router'
import { Button } from 'shared/ui/Button'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { EmptyState } from 'shared/ui/EmptyState'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { CalendarIcon } from 'shared/ui/Icon'
import { PageHeader } from 'shared/ui/PageHeader'
import { Skeleton } from 'shared/ui/Skeleton'
import { Tabs } from 'shared/ui/Tabs'
import { listMessages } from '../../../messages'
import { past, upcoming } from '../../../rules/appointments/upcoming'
import { AppointmentRow } from '../../appointments/AppointmentRow'
import { WaitingLists } from '../../booking/waiting/WaitingLists'
import { SPECIALTIES, type SpecialtyLook } from '../../specialists/specialties'
import type { CitasParts } from './citasParts'
import styles from './MyAppointments.module.css'

type Tab = SpecialtyLook['code']

const TABS = SPECIALTIES.map(({ code, name }) => ({ id: code, label: name }))
/** Only the first tab has the list (shared/product/citas.md#citas). */
const WITH_LIST: Tab = '1'

/** *Mis Citas*: three tabs, of which the first has the list of all appointments; `feed` stands below them. */
export function MyAppointments({ feed, ...parts }: CitasParts & { feed?: ReactNode }) {
  const [tab, setTab] = useState<Tab>(WITH_LIST)
  useTabTitle('Mis Citas')
  useHeadingFocus()
  return (
    <div className={styles.page}>
      <PageHeader title="Mis Citas" back={{ to: parts.base, label: 'Citas' }} />
      <Tabs label="Especialidad" tabs={TABS} selected={tab} onSelect={setTab}>
        {tab === WITH_LIST ? (
          <List {...parts} />
        ) : (
          <OtherTab {...parts} tab={tab} onList={() => setTab(WITH_LIST)} />
        )}
      </Tabs>
      <WaitingLists {...parts.waiting} />
      {parts.appointments && parts.appointments.length > 0 && feed}
    </div>
  )
}

function List({ appointments, failed, retrying, onRetry, now, onOpen }: CitasParts) {
  if (failed) return <ErrorCard title="No pudimos cargar tus citas" retrying={retrying} onRetry={onRetry} />
  if (!appointments) {
    return (
      <div aria-busy="true" className={styles.list}>
        {[1, 2, 3].map(number => (
          <Skeleton key={number} shape="card" className={styles.waiting} />
        ))}
      </div>
    )
  }
  if (appointments.length === 0) return <NoAppointments />
  const ahead = upcoming(appointments, now)
  return (
    <>
      {[
        { title: 'Próximas', some: ahead },
        { title: 'Pasadas', some: past(appointments, now) },
      ].map(
        ({ title, some }) =>
          some.length > 0 && (
            <section key={title} className={styles.part} aria-label={title}>
              <h2>{title}</h2>
              <ul className={styles.list}>
                {some.map(appointment => (
                  <li key={appointment.id}>
                    <AppointmentRow appointment={appointment} now={now} onOpen={onOpen} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  )
}

interface OtherTabProps extends CitasParts {
  tab: Tab
  onList: () => void
}

/** A tab without a list says how many appointments of its specialty are to come, or else were, and where they are. */
function OtherTab({ appointments = [], now, tab, onList }: OtherTabProps) {
  const look = SPECIALTIES.find(({ code }) => code === tab)
  const own = appointments.filter(({ specialty }) => specialty === look?.specialty)
  if (!look || own.length === 0) return <NoAppointments />
  const coming = upcoming(own, now).length
  return (
    <EmptyState
      title={coming > 0 ? listMessages.coming(coming, look.name) : listMessages.past(own.length, look.name)}
      action={<Button onClick={onList}>Ver todas mis citas</Button>}
    >
      Todas tus citas están juntas en la primera pestaña.
    </EmptyState>
  )
}

function NoAppointments() {
  return (
    <EmptyState
      title={listMessages.empty}
      picture={<CalendarIcon size="large" />}
      action={<ButtonLink to="/user/agendar">Agendar Cita</ButtonLink>}
    />
  )
}
