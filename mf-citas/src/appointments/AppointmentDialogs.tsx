import { useState } from 'react'
import type { Appointment } from '../../contract'
import { AppointmentDialog } from './AppointmentDialog'
import { CancelDialog } from './CancelDialog'
import { RescheduleDialog } from './RescheduleDialog'
import { useCalendarFile } from './useCalendarFile'
import { useCancelAppointment } from './useCancelAppointment'
import { useReschedule } from './useReschedule'

interface AppointmentDialogsProps {
  /** The appointment that was opened. */
  appointment: Appointment | undefined
  now: Date
  onClose: () => void
}

/** The detail of an appointment and its two questions, of which one is open at a time. */
export function AppointmentDialogs({ appointment, now, onClose }: AppointmentDialogsProps) {
  const [asks, setAsks] = useState<'cancel' | 'reschedule'>()
  const done = () => {
    setAsks(undefined)
    onClose()
  }
  const cancelling = useCancelAppointment(done)
  const moving = useReschedule(done)
  const saving = useCalendarFile()
  return (
    <>
      <AppointmentDialog
        appointment={appointment}
        open={appointment !== undefined && asks === undefined}
        now={now}
        onClose={onClose}
        onCancel={() => setAsks('cancel')}
        onReschedule={() => setAsks('reschedule')}
        saving={saving.isPending}
        onSave={() => appointment && saving.mutate(appointment)}
      />
      {appointment && (
        <>
          <CancelDialog
            appointment={appointment}
            open={asks === 'cancel'}
            busy={cancelling.isPending}
            onClose={() => setAsks(undefined)}
            onCancel={() => cancelling.mutate(appointment)}
          />
          <RescheduleDialog
            key={appointment.id}
            appointment={appointment}
            open={asks === 'reschedule'}
            busy={moving.isPending}
            onClose={() => setAsks(undefined)}
            onMove={(slot, onRefused) => moving.mutate({ appointment, slot }, { onError: onRefused })}
          />
        </>
      )}
    </>
  )
}
