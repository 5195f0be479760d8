import { dataOf } from 'shared/client'
import { cachedOffline, type QueryClient, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'

export const exclusionsKey = (userId: number) => ['diet', 'exclusions', userId]

export const exclusionsQuery = (userId: number) => ({
  ...cachedOffline,
  queryKey: exclusionsKey(userId),
  queryFn: () => dataOf(diet('GET exclusions')),
})

/**
 * Fetches the avoided foods after a change. Where no answer comes they are unknown from then on, and nothing is proposed:
 * the earlier answer would offer what the person has just marked.
 */
export async function refetchExclusions(cache: QueryClient, userId: number): Promise<void> {
  const query = exclusionsQuery(userId)
  await cache.cancelQueries({ queryKey: query.queryKey })
  await cache
    .fetchQuery({ ...query, staleTime: 0 })
    .catch(() => cache.resetQueries({ queryKey: query.queryKey }))
}

/** The foods that the person avoids (shared/product/diet.md#avoided-foods). */
export function useExclusions() {
  const { id } = useUser()
  return useQuery(exclusionsQuery(id))
}
