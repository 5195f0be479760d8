import { ConfirmDialog } from 'shared/ui/ConfirmDialog'
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
    <ConfirmDialog
      open={open}
      title="Cancelar Cita"
      keep="Conservar mi cita"
      confirm="Cancelar Cita"
      busy={busy}
      onClose={onClose}
      onConfirm={onCancel}
    >
      <AppointmentTime init={appointment.init} />
      <p>
        ¿Quieres cancelar tu cita con {appointment.specialistName}
        {appointment.familyMember && ` para ${appointment.familyMember.name}`}?
        {appointment.givesBack && ' La consulta que la pagó queda disponible para agendar otra.'}
      </p>
    </ConfirmDialog>
  )
}
