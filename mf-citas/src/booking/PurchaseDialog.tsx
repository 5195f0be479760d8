import { useState } from 'react'
import { usePrices } from 'shared/buying/usePrices'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { SpecialistUser } from '../../contract/appointments'
import { purchaseMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { slotInWords } from '../time/clocks'
import { Offers } from './Offers'
import { type Consultation, offersFor } from './offersFor'
import { PayDialog } from './PayDialog'
import styles from './PurchaseDialog.module.css'

interface PurchaseDialogProps {
  version: BookingVersion
  specialist: SpecialistUser
  /** The kind of appointment that has no purchase yet; the dialog is open while there is one. */
  isOnline: boolean | undefined
  /** The start of the time that is chosen already; undefined where it is chosen after the consultation. */
  init: string | undefined
  onClose: () => void
}

/**
 * The consultations that pay for this kind of appointment; the chosen one leads to its payment. Paying leads back to the
 * choice of the time.
 */
export function PurchaseDialog({ version, specialist, isOnline, init, onClose }: PurchaseDialogProps) {
  const prices = usePrices({ enabled: isOnline !== undefined })
  const [chosen, setChosen] = useState<Consultation>()
  const isOpen = isOnline !== undefined
  const offers =
    prices.data &&
    offersFor(prices.data.prices, {
      version,
      specialty: specialist.specialist.specialty,
      isOnline: isOnline ?? false,
    })
  return (
    <>
      <Dialog
        open={isOpen && !chosen}
        onClose={onClose}
        title={isOnline ? 'Elige tu consulta en línea' : 'Elige tu consulta presencial'}
      >
        <p className={styles.lead}>
          {purchaseMessages.lead(`${specialist.firstName} ${specialist.lastName}`, init && slotInWords(init))}
        </p>
        {prices.isLoadingError && (
          <ErrorCard
            title="No pudimos cargar los precios"
            retrying={prices.isFetching}
            onRetry={() => void prices.refetch()}
          />
        )}
        {prices.isLoading && <Skeleton shape="card" className={styles.waiting} />}
        {offers && <Offers offers={offers} onBuy={setChosen} />}
        <ButtonLink variant="quiet" to="/user/precios">
          Ver planes y precios
        </ButtonLink>
      </Dialog>
      {isOpen && chosen && (
        <PayDialog
          version={version}
          specialist={specialist}
          isOnline={isOnline}
          offer={chosen}
          init={init}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
