import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'

export const exclusionsKey = (userId: number) => ['diet', 'exclusions', userId]

export const exclusionsQuery = (userId: number) => ({
  ...cachedOffline,
  queryKey: exclusionsKey(userId),
  queryFn: () => dataOf(diet('GET exclusions')),
})

/** The foods that the person avoids (shared/product/diet.md#avoided-foods). */
export function useExclusions() {
  const { id } = useUser()
  return useQuery(exclusionsQuery(id))
}
