import { formatCentavos } from 'shared/published/money'
import { Button } from 'shared/ui/Button'
import { Dialog } from 'shared/ui/Dialog'
import type { SpecialistUser } from '../../contract/appointments'
import { purchaseMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { soldLength } from '../../rules/slots/soldLength'
import { slotInWords } from '../time/clocks'
import { FamilyChoice } from './FamilyChoice'
import type { Consultation } from './offersFor'
import styles from './PurchaseDialog.module.css'
import { TimeChoice } from './TimeChoice'
import { useFamily } from './useFamily'
import { usePay } from './usePay'
import { useSlotChoice } from './useSlotChoice'

interface PayDialogProps {
  version: BookingVersion
  specialist: SpecialistUser
  isOnline: boolean
  /** The consultation that is bought. */
  offer: Consultation
  /** The start of the time that is chosen already. */
  init: string | undefined
  onClose: () => void
}

/** Before the payment of a consultation: a time that is chosen here is held while the person pays. */
export function PayDialog({ version, specialist, isOnline, offer, init, onClose }: PayDialogProps) {
  const minutes = soldLength(offer.productId, version, [offer])
  const choice = useSlotChoice({ specialist, isOnline, minutes, init })
  const { isGone } = useFamily()
  const { pay, isPending } = usePay({
    version,
    specialist,
    isOnline,
    onTimeRefused: () => choice.setSlot(undefined),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title="Aparta tu horario"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {purchaseMessages.another}
          </Button>
          <Button
            disabled={isGone}
            busy={isPending}
            busyLabel="Un momento…"
            onClick={() => pay(offer, choice.slot)}
          >
            Pagar {formatCentavos(offer.amount)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {offer.title} con {specialist.firstName} {specialist.lastName}. Te apartamos el horario diez minutos
        mientras pagas, y con tu pago queda agendado. También puedes pagar ahora y elegirlo después.
      </p>
      <div className={styles.time}>
        <FamilyChoice />
        <TimeChoice specialistId={specialist.id} minutes={minutes} choice={choice} />
        <p aria-live="polite">{choice.slot && slotInWords(choice.slot.init)}</p>
      </div>
    </Dialog>
  )
}
