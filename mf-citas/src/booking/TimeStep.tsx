import { durationInWords } from 'shared/dates/times'
import { fileAddress } from 'shared/published/uploads'
import { Avatar } from 'shared/ui/Avatar'
import { Button } from 'shared/ui/Button'
import { ArrowLeftIcon, PinIcon, SwapIcon, VideoIcon } from 'shared/ui/Icon'
import type { SpecialistUser } from '../../contract'
import { clocksOf } from '../time/clocks'
import { type ChosenSlot, TimePicker } from '../time/TimePicker'
import styles from './TimeStep.module.css'
import { isJudged, useBook } from './useBook'
import { WaitingList } from './WaitingList'

interface TimeStepProps {
  specialist: SpecialistUser
  isOnline: boolean
  minutes: 15 | 20 | 60
  slot: ChosenSlot | undefined
  onSlot: (slot: ChosenSlot | undefined) => void
  onChangeSpecialist: () => void
  onBack: () => void
  onBooked: () => void
}

/** The last step: date and time, then Agendar, which is disabled until a time is chosen. */
export function TimeStep(props: TimeStepProps) {
  const { specialist, isOnline, minutes, slot, onSlot, onChangeSpecialist, onBack, onBooked } = props
  const booking = useBook(onBooked)
  const name = `${specialist.firstName} ${specialist.lastName}`
  const book = () => {
    if (!slot) return
    booking.mutate(
      { specialist, isOnline, slot },
      // A time that the server refused is gone; without an answer the same attempt can be repeated.
      { onError: error => isJudged(error) && onSlot(undefined) },
    )
  }
  return (
    <div className={styles.step}>
      <div className={styles.chosen}>
        <Avatar name={name} picture={specialist.picture && fileAddress(specialist.picture)} decorative />
        <div>
          <p className={styles.name}>{name}</p>
          <p className={styles.kind}>
            {isOnline ? <VideoIcon size="small" /> : <PinIcon size="small" />}
            {isOnline ? 'Videollamada' : `Presencial, ${specialist.specialist.branch.name}`},{' '}
            {durationInWords(minutes)}
          </p>
        </div>
        <div className={styles.change}>
          <Button variant="quiet" size="small" icon={<ArrowLeftIcon size="small" />} onClick={onBack}>
            Regresar
          </Button>
          <Button variant="quiet" size="small" icon={<SwapIcon size="small" />} onClick={onChangeSpecialist}>
            Cambiar especialista
          </Button>
        </div>
      </div>
      <TimePicker
        key={`${specialist.id} ${minutes}`}
        specialistId={specialist.id}
        minutes={minutes}
        slot={slot}
        onSlot={onSlot}
      />
      <div className={styles.book}>
        {slot && <p aria-live="polite">{summary(slot)}</p>}
        <Button wide disabled={!slot} busy={booking.isPending} busyLabel="Agendando…" onClick={book}>
          Agendar
        </Button>
      </div>
      <WaitingList specialistId={specialist.id} isOnline={isOnline} minutes={minutes} />
    </div>
  )
}

/** `lunes 23 de noviembre de 2026, 9:00 a.m.`, with the person's own time where it differs. */
function summary({ init }: ChosenSlot): string {
  const { day, time, own } = clocksOf(init)
  return own ? `${day}, ${time} hora de Monterrey (${own} donde estás)` : `${day}, ${time}`
}
