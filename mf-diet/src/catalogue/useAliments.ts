import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { diet } from '../api'

/** The catalogue changes when the practice publishes, not while a person cooks. */
export const STALE_AFTER_MS = 10 * 60_000

/** Every food there is. */
export function useAliments() {
  return useQuery({
    ...cachedOffline,
    queryKey: ['diet', 'aliments'],
    queryFn: () => dataOf(diet('GET aliments')),
    staleTime: STALE_AFTER_MS,
  })
}
