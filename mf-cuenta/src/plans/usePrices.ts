import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { payments } from '../api'

export const pricesKey = (userId: number) => ['cuenta', 'prices', userId]

/** The person's prices and the two monthly plans, as the server decided them. */
export function usePrices(enabled = true) {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: pricesKey(id),
    queryFn: () => dataOf(payments('GET payments/prices')),
    enabled,
  })
}
