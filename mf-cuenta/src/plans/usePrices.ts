import { pricesQuery } from 'shared/buying/usePrices'
import { dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { payments } from '../api'

/** The person's prices and the two monthly plans, as the server decided them. */
export function usePrices() {
  const { id } = useUser()
  // The same answer as that of the other domains, with the plans, which its owner alone reads.
  return useQuery({ ...pricesQuery(id), queryFn: () => dataOf(payments('GET payments/prices')) })
}
