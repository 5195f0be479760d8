import { isJudged } from 'shared/client'
import { durationInWords } from 'shared/dates/times'
import { formatCentavos } from 'shared/published/money'
import { fileAddress } from 'shared/published/uploads'
import { Avatar } from 'shared/ui/Avatar'
import { Button } from 'shared/ui/Button'
import { FormMessage } from 'shared/ui/FormMessage'
import { ArrowLeftIcon, PinIcon, SwapIcon, VideoIcon } from 'shared/ui/Icon'
import type { SpecialistUser } from '../../contract/appointments'
import { bookingMessages, purchaseMessages } from '../../messages'
import { isUnpaid } from '../../rules/booking/unpaid'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { slotInWords } from '../time/clocks'
import { isTimeRefused } from '../time/isTimeRefused'
import { AppointmentCost } from './AppointmentCost'
import { FamilyChoice } from './FamilyChoice'
import { PaymentChoice, type PaymentChoiceProps } from './PaymentChoice'
import { TimeChoice } from './TimeChoice'
import styles from './TimeStep.module.css'
import { useBook } from './useBook'
import { useFamily } from './useFamily'
import { useOffered } from './useOffered'
import { usePay } from './usePay'
import type { SlotChoice } from './useSlotChoice'
import { WaitingList } from './waiting/WaitingList'

interface TimeStepProps {
  version: BookingVersion
  specialist: SpecialistUser
  isOnline: boolean
  minutes: number
  choice: SlotChoice
  payment: PaymentChoiceProps
  /** Buys a consultation with the chosen time; `refused` where the server knows of none that pays. */
  onBuy: (refused?: 'refused') => void
  onChangeSpecialist: () => void
  onBack: () => void
  onBooked: () => void
}

/**
 * The last step: date and time first, then everything that has an answer already, then Agendar, which is disabled until a
 * time is chosen.
 */
export function TimeStep(props: TimeStepProps) {
  const { version, specialist, isOnline, minutes, choice, payment } = props
  const { onBuy, onChangeSpecialist, onBack, onBooked } = props
  const { slot, setSlot } = choice
  const booking = useBook(onBooked)
  const { chosen: patient, familyMember, isGone } = useFamily()
  const isPaid = payment.choices.length > 0
  const kind = { version, specialty: specialist.specialist.specialty, isOnline }
  const offered = useOffered({ ...kind, minutes })
  const buying = usePay({ version, specialist, isOnline, onTimeRefused: () => setSlot(undefined) })
  const refusal = isJudged(booking.error) ? booking.error : undefined
  const asked = booking.variables
  const isSame = asked?.productId === payment.paying?.productId && asked?.familyMember === familyMember
  const isRefused = refusal && (isTimeRefused(refusal) ? !slot : isPaid && isSame)
  const name = `${specialist.firstName} ${specialist.lastName}`
  const book = () => {
    if (!slot) return
    booking.mutate(
      { specialist, isOnline, slot, familyMember, productId: payment.paying?.productId },
      {
        onError: error => {
          if (isTimeRefused(error)) setSlot(undefined)
          else if (isJudged(error) && isUnpaid(error) && payment.choices.length < 2) onBuy('refused')
        },
      },
    )
  }
  return (
    <div className={styles.step}>
      <div className={styles.chosen}>
        <div className={styles.change}>
          <Button variant="quiet" size="small" icon={<ArrowLeftIcon size="small" />} onClick={onBack}>
            Regresar
          </Button>
          <Button variant="quiet" size="small" icon={<SwapIcon size="small" />} onClick={onChangeSpecialist}>
            Cambiar especialista
          </Button>
        </div>
        <span className={styles.picture}>
          <Avatar name={name} picture={specialist.picture && fileAddress(specialist.picture)} decorative />
        </span>
        <div className={styles.words}>
          <p className={styles.name}>{name}</p>
          <p className={styles.kind}>
            {isOnline ? <VideoIcon size="small" /> : <PinIcon size="small" />}
            {isOnline ? 'Videollamada' : `Presencial, ${specialist.specialist.branch.name}`},{' '}
            {durationInWords(minutes)}
          </p>
        </div>
      </div>
      <PaymentChoice {...payment} />
      <TimeChoice specialistId={specialist.id} minutes={minutes} choice={choice} isInGrid />
      <FamilyChoice />
      {payment.choices.length < 2 && (
        <div className={styles.cost}>
          {offered && !isPaid ? (
            <p className={styles.offered}>
              {offered.title}: {formatCentavos(offered.amount)}
              <Button variant="quiet" size="small" onClick={() => onBuy()}>
                {purchaseMessages.another}
              </Button>
            </p>
          ) : (
            <AppointmentCost {...kind} />
          )}
        </div>
      )}
      <div className={`${styles.book} ${slot ? styles.ready : ''}`}>
        {slot && (
          <p aria-live="polite">
            {slotInWords(slot.init)}
            {patient && `, para ${patient.firstName} ${patient.lastName}`}
          </p>
        )}
        {isRefused && <FormMessage>{refusal.message}</FormMessage>}
        {isPaid ? (
          <Button
            wide
            disabled={!slot || isGone}
            busy={booking.isPending}
            busyLabel="Agendando…"
            onClick={book}
          >
            Agendar
          </Button>
        ) : offered ? (
          <Button
            wide
            disabled={!slot || isGone}
            busy={buying.isPending}
            busyLabel="Un momento…"
            onClick={() => buying.pay(offered, slot)}
          >
            Pagar {formatCentavos(offered.amount)}
          </Button>
        ) : (
          <Button wide disabled={!slot || isGone} onClick={() => onBuy()}>
            {bookingMessages.payAndBook}
          </Button>
        )}
      </div>
      <WaitingList
        specialistId={specialist.id}
        isOnline={isOnline}
        minutes={minutes}
        version={version}
        isPaid={isPaid}
      />
    </div>
  )
}
