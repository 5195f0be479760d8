import type { Appointment } from '../../contract/appointments'
import { AppointmentDialog } from './AppointmentDialog'
import { AppointmentQuestions } from './AppointmentQuestions'
import { useAppointmentQuestions } from './useAppointmentQuestions'
import { useAppointments } from './useAppointments'
import { useCalendarFile } from './useCalendarFile'

interface AppointmentDialogsProps {
  /** The appointment that was opened, as it was then. */
  opened: Appointment | undefined
  now: Date
  onClose: () => void
  /** It has another time. */
  onMoved?: () => void
}

/**
 * The detail of an appointment and its two questions, of which one is open at a time. They show it as it is now: another
 * device may have moved it, and one that is cancelled meanwhile has its detail, which says so.
 */
export function AppointmentDialogs({ opened, now, onClose, onMoved }: AppointmentDialogsProps) {
  const { data } = useAppointments()
  const present = opened && data?.find(({ id }) => id === opened.id)
  const appointment = present ?? opened
  const questions = useAppointmentQuestions(present, { onDone: onClose, onMoved })
  const saving = useCalendarFile()
  return (
    <>
      <AppointmentDialog
        appointment={appointment}
        open={appointment !== undefined && questions.asks === undefined}
        now={now}
        isGone={opened !== undefined && data !== undefined && present === undefined}
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
