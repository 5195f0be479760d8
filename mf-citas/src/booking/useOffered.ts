import { usePrices } from 'shared/buying/usePrices'
import { soldLength } from '../../rules/slots/soldLength'
import { CHOSEN_OFFER, useBookingQuery } from './bookingQuery'
import { type Consultation, offersFor } from './offersFor'

/**
 * The consultation that the person chose to buy for the time in the address, as after a payment that was not finished;
 * undefined without one, and where it is not sold for this kind and length.
 */
export function useOffered({
  minutes,
  version,
  ...kind
}: Parameters<typeof offersFor>[1] & { minutes: number }): Consultation | undefined {
  const { query } = useBookingQuery()
  const { data } = usePrices()
  if (!data) return undefined
  const asked = query.get(CHOSEN_OFFER)
  return offersFor(data.prices, { version, ...kind }).find(
    ({ productId }) => productId === asked && soldLength(productId, version, data.prices) === minutes,
  )
}
