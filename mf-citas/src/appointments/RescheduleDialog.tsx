import { useState } from 'react'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { Appointment } from '../../contract'
import { AppointmentTime } from '../time/AppointmentTime'
import { type ChosenSlot, TimePicker } from '../time/TimePicker'
import { useReschedule } from './useReschedule'

interface RescheduleDialogProps {
  appointment: Appointment
  open: boolean
  onClose: () => void
  onDone: () => void
}

/** Asks first, then has another time chosen; the present one stays the person's until the new one is theirs. */
export function RescheduleDialog({ appointment, open, onClose, onDone }: RescheduleDialogProps) {
  const [chooses, setChooses] = useState(false)
  const [slot, setSlot] = useState<ChosenSlot>()
  const moving = useReschedule(onDone)
  const { init, end, specialistId, specialistName } = appointment
  const move = () => {
    if (slot) moving.mutate({ appointment, slot }, { onError: () => setSlot(undefined) })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size={chooses ? 'large' : 'small'}
      title="Reagendar"
      footer={
        chooses ? (
          <Button disabled={!slot} busy={moving.isPending} onClick={move}>
            Reagendar
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Conservar mi horario
            </Button>
            <Button onClick={() => setChooses(true)}>Continuar</Button>
          </>
        )
      }
    >
      {chooses ? (
        <TimePicker
          specialistId={specialistId}
          minutes={(Date.parse(end) - Date.parse(init)) / MS_PER_MINUTE}
          slot={slot}
          onSlot={setSlot}
        />
      ) : (
        <>
          <AppointmentTime init={init} />
          <p>
            Vas a elegir otro horario con {specialistName}. El de ahora sigue siendo tuyo hasta que tengas el
            nuevo.
          </p>
        </>
      )}
    </Dialog>
  )
}
