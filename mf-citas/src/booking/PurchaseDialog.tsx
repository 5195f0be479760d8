import { dataOf } from 'shared/client'
import type { OfferedPrice } from 'shared/published/buying'
import { useMutation, useQuery } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { ButtonLink } from 'shared/ui/ButtonLink'
import { Dialog } from 'shared/ui/Dialog'
import { ErrorCard } from 'shared/ui/ErrorCard'
import { Skeleton } from 'shared/ui/Skeleton'
import type { SpecialistUser } from '../../contract'
import { purchaseMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/appointmentEnd'
import { buying } from '../api'
import { queryAfterPaying } from './bookingQuery'
import { Offers } from './Offers'
import { offersFor } from './offersFor'
import styles from './PurchaseDialog.module.css'

interface PurchaseDialogProps {
  version: BookingVersion
  specialist: SpecialistUser
  /** The kind of appointment that has no purchase yet; the dialog is open while there is one. */
  isOnline: boolean | undefined
  onClose: () => void
}

/** The consultations that pay for this kind of appointment. Paying leads back to the choice of the time. */
export function PurchaseDialog({ version, specialist, isOnline, onClose }: PurchaseDialogProps) {
  const { id } = useUser()
  const prices = useQuery({
    queryKey: ['citas', 'prices', id],
    queryFn: () => dataOf(buying('GET payments/prices')),
    enabled: isOnline !== undefined,
  })
  const paying = useMutation({
    mutationFn: ({ productId }: OfferedPrice) => {
      const query = queryAfterPaying(specialist.id, isOnline ?? false)
      const returnUrl = `${location.origin}${location.pathname}?${query}`
      return dataOf(buying('POST purchases', { body: { productId, returnUrl, priceList: version } }))
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: () =>
      notify({ type: 'error', title: purchaseMessages.failedTitle, message: purchaseMessages.failed }),
  })
  const offers =
    prices.data &&
    offersFor(prices.data.prices, {
      version,
      specialty: specialist.specialist.specialty,
      isOnline: isOnline ?? false,
    })
  return (
    <Dialog
      open={isOnline !== undefined}
      onClose={onClose}
      title={isOnline ? 'Elige tu consulta en línea' : 'Elige tu consulta presencial'}
    >
      <p className={styles.lead}>
        Para agendar con {specialist.firstName} {specialist.lastName} necesitas una consulta. Al terminar de
        pagar vuelves aquí a elegir día y hora.
      </p>
      {prices.isLoadingError && (
        <ErrorCard
          title="No pudimos cargar los precios"
          retrying={prices.isFetching}
          onRetry={() => void prices.refetch()}
        />
      )}
      {prices.isLoading && <Skeleton shape="card" className={styles.waiting} />}
      {offers && (
        <Offers
          offers={offers}
          buying={paying.isPending ? paying.variables : undefined}
          onBuy={offer => paying.mutate(offer)}
        />
      )}
      <ButtonLink variant="quiet" to="/user/precios">
        Ver planes y precios
      </ButtonLink>
    </Dialog>
  )
}
