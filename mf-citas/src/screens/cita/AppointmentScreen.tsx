import { useState } from 'react'
import { useParams, useSearchParams } from 'shared/router'
import { AppointmentQuestions } from '../../appointments/AppointmentQuestions'
import { ShareResults } from '../../appointments/ShareResults'
import { useAppointmentQuestions } from '../../appointments/useAppointmentQuestions'
import { useAppointments } from '../../appointments/useAppointments'
import { useCalendarFile } from '../../appointments/useCalendarFile'
import type { CancelledAppointment } from '../../appointments/useCancelAppointment'
import { useNow } from '../../time/useNow'
import { AppointmentPage } from './AppointmentPage'

/** /user/cita/{id}: one appointment; a payment that booked it leads here (`?pagado=`). */
export default function AppointmentScreen() {
  const { cita } = useParams()
  const [query] = useSearchParams()
  const now = useNow()
  const { data, isLoadingError, isFetching, refetch } = useAppointments()
  const appointment = data?.find(({ id }) => String(id) === cita)
  const [cancelled, setCancelled] = useState<CancelledAppointment>()
  const questions = useAppointmentQuestions(appointment, { onCancelled: setCancelled })
  const saving = useCalendarFile()
  return (
    <>
      <AppointmentPage
        // An appointment that was just booked may not be in the list that the device has.
        appointment={appointment ?? (data && !isFetching ? null : undefined)}
        cancelled={cancelled && String(cancelled.appointment.id) === cita ? cancelled : undefined}
        now={now}
        paid={query.has('pagado')}
        failed={isLoadingError}
        retrying={isFetching}
        onRetry={() => void refetch()}
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
