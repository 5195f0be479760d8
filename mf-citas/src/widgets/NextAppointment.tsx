import { useState } from 'react'
import type { Appointment } from '../../contract/appointments'
import { upcoming } from '../../rules/appointments/upcoming'
import { AppointmentDialogs } from '../appointments/AppointmentDialogs'
import { useAppointments } from '../appointments/useAppointments'
import { useHeldSlot } from '../booking/useHold'
import { useNow } from '../time/useNow'
import { UpcomingAppointment } from './UpcomingAppointment'

/** Home widget: the next appointment, and a time that is held for the person. */
export default function NextAppointment() {
  const now = useNow()
  const { data, isLoadingError, isFetching, refetch } = useAppointments()
  const held = useHeldSlot()
  const [opened, setOpened] = useState<Appointment>()
  return (
    <>
      <UpcomingAppointment
        next={data && (upcoming(data, now)[0] ?? null)}
        held={held}
        now={now}
        failed={isLoadingError}
        retrying={isFetching}
        onRetry={() => void refetch()}
        onOpen={setOpened}
      />
      <AppointmentDialogs opened={opened} now={now} onClose={() => setOpened(undefined)} />
    </>
  )
}
