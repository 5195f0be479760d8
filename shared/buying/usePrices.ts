import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useSession } from 'shared/session'
import { buying } from './buyingCalls'

/** The practice's price list with the person's own prices: one answer for all domains of a page. */
export const pricesQuery = (userId: number | undefined) => ({
  ...cachedOffline,
  // Its owner's name, so that what mf-cuenta fetches again after a payment is new everywhere.
  queryKey: ['cuenta', 'prices', userId],
  queryFn: () => dataOf(buying('GET payments/prices')),
})

export function usePrices({ enabled = true }: { enabled?: boolean } = {}) {
  const session = useSession()
  const id = session.status === 'signedIn' ? session.user.id : undefined
  return useQuery({ ...pricesQuery(id), enabled: enabled && id !== undefined })
}
