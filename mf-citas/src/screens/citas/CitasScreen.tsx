import { useState } from 'react'
import { useLocation, useSearchParams } from 'shared/router'
import { useUser } from 'shared/session'
import type { Appointment } from '../../../contract'
import { AppointmentDialogs } from '../../appointments/AppointmentDialogs'
import { CalendarFeed } from '../../appointments/CalendarFeed'
import { useAppointments } from '../../appointments/useAppointments'
import { useToBook } from '../../booking/useToBook'
import { useNow } from '../../time/useNow'
import { CitasLanding } from './CitasLanding'
import { MyAppointments } from './MyAppointments'

/** /user/citas and /user/citasv3: the landing, and *Mis Citas* (shared/product/citas.md#citas). */
export default function CitasScreen() {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const { staff } = useUser()
  const now = useNow()
  const { data, isLoadingError, isFetching, refetch } = useAppointments()
  const [opened, setOpened] = useState<Appointment>()
  const parts = {
    appointments: data,
    failed: isLoadingError,
    retrying: isFetching,
    onRetry: () => void refetch(),
    now,
    toBook: useToBook(),
    onOpen: setOpened,
    isStaff: staff === true,
    base: pathname,
  }
  return (
    <>
      {query.get('vista') === 'mis-citas' ? (
        <MyAppointments {...parts} feed={<CalendarFeed />} />
      ) : (
        <CitasLanding {...parts} />
      )}
      <AppointmentDialogs appointment={opened} now={now} onClose={() => setOpened(undefined)} />
    </>
  )
}
