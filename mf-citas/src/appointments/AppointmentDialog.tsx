import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { Appointment } from '../../contract/appointments'
import { pageMessages } from '../../messages'
import { lookOf } from '../specialists/specialties'
import { AppointmentFacts } from './AppointmentFacts'
import { BookAgain } from './BookAgain'
import { canChange } from './canChange'

interface AppointmentDialogProps {
  /** The dialog is open while there is one. */
  appointment: Appointment | undefined
  open: boolean
  now: Date
  /** It is in no list any more: it was cancelled while its detail was open. */
  isGone: boolean
  onClose: () => void
  onReschedule: () => void
  onCancel: () => void
  /** Saves it as a calendar file; `saving` while the file is being made. */
  onSave: () => void
  saving: boolean
}

/** An appointment's date, time, place and specialist, and what can be done with it before it begins. */
export function AppointmentDialog({
  appointment,
  open,
  now,
  isGone,
  onClose,
  onReschedule,
  onCancel,
  onSave,
  saving,
}: AppointmentDialogProps) {
  if (!appointment) return null
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Cita de ${lookOf(appointment.specialty).name}`}
      footer={
        isGone ? (
          <BookAgain appointment={appointment} />
        ) : (
          canChange(appointment, now) && (
            <>
              <Button variant="secondary" onClick={onCancel}>
                Cancelar Cita
              </Button>
              <Button onClick={onReschedule}>Reagendar</Button>
            </>
          )
        )
      }
    >
      {isGone ? (
        <p role="alert">{pageMessages.gone}</p>
      ) : (
        <AppointmentFacts appointment={appointment} now={now} saving={saving} onSave={onSave} />
      )}
    </Dialog>
  )
}
