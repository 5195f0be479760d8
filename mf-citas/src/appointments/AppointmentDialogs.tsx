import type { Appointment } from '../../contract/appointments'
import { AppointmentDialog } from './AppointmentDialog'
import { AppointmentQuestions } from './AppointmentQuestions'
import { useAppointmentQuestions } from './useAppointmentQuestions'
import { useCalendarFile } from './useCalendarFile'

interface AppointmentDialogsProps {
  /** The appointment that was opened. */
  appointment: Appointment | undefined
  now: Date
  onClose: () => void
  /** It has another time. */
  onMoved?: () => void
}

/** The detail of an appointment and its two questions, of which one is open at a time. */
export function AppointmentDialogs({ appointment, now, onClose, onMoved }: AppointmentDialogsProps) {
  const questions = useAppointmentQuestions(appointment, { onDone: onClose, onMoved })
  const saving = useCalendarFile()
  return (
    <>
      <AppointmentDialog
        appointment={appointment}
        open={appointment !== undefined && questions.asks === undefined}
        now={now}
        onClose={onClose}
        onCancel={questions.cancel}
        onReschedule={questions.reschedule}
        saving={saving.isPending}
        onSave={() => appointment && saving.mutate(appointment)}
      />
      <AppointmentQuestions {...questions} />
    </>
  )
}
