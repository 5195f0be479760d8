import { useState } from 'react'
import { useToBook } from 'shared/buying/useToBook'
import { hasDuty } from 'shared/published/duties'
import { useLocation, useNavigate, useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import type { Appointment } from '../../../contract/appointments'
import { AppointmentDialogs } from '../../appointments/AppointmentDialogs'
import { CalendarFeed } from '../../appointments/CalendarFeed'
import { useAppointments } from '../../appointments/useAppointments'
import { useHeldSlot } from '../../booking/useHold'
import { leaveWaiting, useChangeWaiting, useWaiting } from '../../booking/waiting/useWaiting'
import { useNow } from '../../time/useNow'
import { CitasLanding } from './CitasLanding'
import { MY_APPOINTMENTS } from './citasParts'
import { MyAppointments } from './MyAppointments'

/** /user/citas and /user/citasv3: the landing, and *Mis Citas* (shared/product/citas.md#citas). */
export default function CitasScreen() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isList = query.get('vista') === 'mis-citas'
  const now = useNow()
  const { data, isLoadingError, isFetching, refetch } = useAppointments()
  const [opened, setOpened] = useState<Appointment>()
  const leaving = useChangeWaiting(leaveWaiting)
  const parts = {
    appointments: data,
    failed: isLoadingError,
    retrying: isFetching,
    onRetry: () => void refetch(),
    now,
    toBook: useToBook(),
    held: useHeldSlot(),
    waiting: { lists: useWaiting(), onLeave: leaving.mutate, leaving: leaving.isPending },
    onOpen: setOpened,
    isOfAgenda: hasDuty(useUser(), 'agenda'),
    base: pathname,
  }
  return (
    <>
      {isList ? <MyAppointments {...parts} feed={<CalendarFeed />} /> : <CitasLanding {...parts} />}
      <AppointmentDialogs
        opened={opened}
        now={now}
        onClose={() => setOpened(undefined)}
        // A moved appointment is seen in its list.
        onMoved={() => isList || navigate(`${pathname}${MY_APPOINTMENTS}`)}
      />
    </>
  )
}
