import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'

export const swapsKey = (userId: number) => ['diet', 'swaps', userId]

export const swapsQuery = (userId: number) => ({
  ...cachedOffline,
  queryKey: swapsKey(userId),
  queryFn: () => dataOf(diet('GET recipes-history')),
})

/**
 * The person's ingredient swaps in all recipes, oldest first: the last of an aliment wins
 * (shared/product/diet.md#entities).
 */
export function useSwaps() {
  const { id } = useUser()
  return useQuery(swapsQuery(id))
}
