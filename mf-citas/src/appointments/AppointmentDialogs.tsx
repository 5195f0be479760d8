import { useState } from 'react'
import type { Appointment } from '../../contract'
import { AppointmentDialog } from './AppointmentDialog'
import { CancelDialog } from './CancelDialog'
import { RescheduleDialog } from './RescheduleDialog'

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
  return (
    <>
      <AppointmentDialog
        appointment={appointment}
        open={appointment !== undefined && asks === undefined}
        now={now}
        onClose={onClose}
        onCancel={() => setAsks('cancel')}
        onReschedule={() => setAsks('reschedule')}
      />
      {appointment && (
        <>
          <CancelDialog
            appointment={appointment}
            open={asks === 'cancel'}
            onClose={() => setAsks(undefined)}
            onDone={done}
          />
          <RescheduleDialog
            key={appointment.id}
            appointment={appointment}
            open={asks === 'reschedule'}
            onClose={() => setAsks(undefined)}
            onDone={done}
          />
        </>
      )}
    </>
  )
}
