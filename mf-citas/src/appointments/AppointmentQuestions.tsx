import { isTimeRefused } from '../time/isTimeRefused'
import { CancelDialog } from './CancelDialog'
import { RescheduleDialog } from './RescheduleDialog'
import type { useAppointmentQuestions } from './useAppointmentQuestions'

type Questions = ReturnType<typeof useAppointmentQuestions>

/** The dialogs of the two questions about an appointment. */
export function AppointmentQuestions({ appointment, asks, cancelling, moving, close }: Questions) {
  if (!appointment) return null
  return (
    <>
      <CancelDialog
        appointment={appointment}
        open={asks === 'cancel'}
        busy={cancelling.isPending}
        onClose={close}
        onCancel={() => cancelling.mutate(appointment)}
      />
      <RescheduleDialog
        // A moved appointment is asked about anew.
        key={`${appointment.id} ${appointment.init}`}
        appointment={appointment}
        open={asks === 'reschedule'}
        busy={moving.isPending}
        onClose={close}
        onMove={(slot, onRefused) =>
          moving.mutate({ appointment, slot }, { onError: error => isTimeRefused(error) && onRefused() })
        }
      />
    </>
  )
}
