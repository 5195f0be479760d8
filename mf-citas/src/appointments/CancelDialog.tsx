import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { Appointment } from '../../contract/appointments'
import { AppointmentTime } from '../time/AppointmentTime'

interface CancelDialogProps {
  appointment: Appointment
  open: boolean
  /** The cancellation is under way. */
  busy: boolean
  onClose: () => void
  onCancel: () => void
}

/** Asks before an appointment is cancelled. */
export function CancelDialog({ appointment, open, busy, onClose, onCancel }: CancelDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Cancelar Cita"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Conservar mi cita
          </Button>
          <Button variant="danger" busy={busy} onClick={onCancel}>
            Cancelar Cita
          </Button>
        </>
      }
    >
      <AppointmentTime init={appointment.init} />
      <p>
        ¿Quieres cancelar tu cita con {appointment.specialistName}
        {appointment.familyMember && ` para ${appointment.familyMember.name}`}?
        {appointment.givesBack && ' La consulta que la pagó queda disponible para agendar otra.'}
      </p>
    </Dialog>
  )
}
