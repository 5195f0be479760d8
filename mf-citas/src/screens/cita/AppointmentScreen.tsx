import { useState } from 'react'
import { useParams } from 'shared/router'
import type { CancelledAppointment } from '../../../contract/appointments'
import { AppointmentQuestions } from '../../appointments/AppointmentQuestions'
import { ShareResults } from '../../appointments/ShareResults'
import { useAppointmentQuestions } from '../../appointments/useAppointmentQuestions'
import { useAppointments } from '../../appointments/useAppointments'
import { useCalendarFile } from '../../appointments/useCalendarFile'
import type { CancelledHere } from '../../appointments/useCancelAppointment'
import { useCancelled } from '../../appointments/useCancelled'
import { useNow } from '../../time/useNow'
import { AppointmentPage } from './AppointmentPage'
import { useJustPaid } from './useJustPaid'

/** /user/cita/{id}: one appointment; a payment that booked it leads here (`?pagado=`). */
export default function AppointmentScreen() {
  const { cita } = useParams()
  const now = useNow()
  const list = useAppointments()
  const { data } = list
  const appointment = data?.find(({ id }) => String(id) === cita)
  const [done, setDone] = useState<CancelledHere>()
  const here = done && String(done.appointment.id) === cita ? done : undefined
  const questions = useAppointmentQuestions(appointment, { onCancelled: setDone })
  const paid = useJustPaid(appointment?.id)
  const saving = useCalendarFile()
  // An appointment that was just booked may not be in the list that the device has.
  const isGone = data !== undefined && !list.isFetching && !appointment && !here
  const before = useCancelled(Number(cita), isGone)
  const asked = isGone ? before : list
  return (
    <>
      <AppointmentPage
        appointment={appointment ?? (before.data === null ? null : undefined)}
        cancelled={here ? { appointment: here.appointment, here } : asCancelled(isGone && before.data)}
        now={now}
        paid={paid}
        failed={asked.isLoadingError}
        retrying={asked.isFetching}
        onRetry={() => void asked.refetch()}
        onSave={() => appointment && saving.mutate(appointment)}
        saving={saving.isPending}
        onReschedule={questions.reschedule}
        onCancel={questions.cancel}
        sharing={appointment && <ShareResults specialty={appointment.specialty} />}
      />
      <AppointmentQuestions {...questions} />
    </>
  )
}

const asCancelled = (appointment: CancelledAppointment | null | undefined | false) =>
  appointment ? { appointment } : undefined
