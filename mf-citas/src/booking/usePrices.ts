import { dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { buying } from '../api'

export const pricesQuery = (userId: number) => ({
  queryKey: ['citas', 'prices', userId],
  queryFn: () => dataOf(buying('GET payments/prices')),
})

/** The practice's price list with the person's own prices. */
export function usePrices({ enabled = true }: { enabled?: boolean } = {}) {
  const { id } = useUser()
  return useQuery({ ...pricesQuery(id), enabled })
}
