import { useState } from 'react'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { Appointment } from '../../contract/appointments'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import { AppointmentTime } from '../time/AppointmentTime'
import type { ChosenSlot } from '../time/chosenSlot'
import { slotInWords } from '../time/clocks'
import { TimePicker } from '../time/TimePicker'
import styles from './RescheduleDialog.module.css'

interface RescheduleDialogProps {
  appointment: Appointment
  open: boolean
  /** The move is under way. */
  busy: boolean
  onClose: () => void
  /** `onRefused` is called where the server refused the time itself. */
  onMove: (slot: ChosenSlot, onRefused: () => void) => void
}

/** Asks first, then has another time chosen; the present one stays the person's until the new one is theirs. */
export function RescheduleDialog({ appointment, open, busy, onClose, onMove }: RescheduleDialogProps) {
  const [chooses, setChooses] = useState(false)
  const [slot, setSlot] = useState<ChosenSlot>()
  const { init, end, specialistId, specialistName, familyMember } = appointment
  const patient = familyMember && ` para ${familyMember.name}`
  const move = () => {
    // A refused time is gone, so it is no longer the chosen one.
    if (slot) onMove(slot, () => setSlot(undefined))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size={chooses ? 'large' : 'small'}
      title="Reagendar"
      footer={
        chooses ? (
          <Button disabled={!slot} busy={busy} onClick={move}>
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
        <div className={styles.choice}>
          <p>
            Tu cita con {specialistName}
            {patient} está agendada para el {slotInWords(init)}
          </p>
          <TimePicker
            specialistId={specialistId}
            minutes={minutesBetween(init, end)}
            slot={slot}
            onSlot={setSlot}
          />
          <p aria-live="polite">{slot && `Nuevo horario: ${slotInWords(slot.init)}`}</p>
        </div>
      ) : (
        <>
          <AppointmentTime init={init} />
          <p>
            Vas a elegir otro horario con {specialistName}
            {patient}. El de ahora sigue siendo tuyo hasta que tengas el nuevo.
          </p>
        </>
      )}
    </Dialog>
  )
}
