import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { diet } from '../api'

/** The catalogue changes only when the practice publishes. */
export const STALE_AFTER_MS = 10 * 60_000

/** All foods. */
export function useAliments() {
  return useQuery({
    ...cachedOffline,
    queryKey: ['diet', 'aliments'],
    queryFn: () => dataOf(diet('GET aliments')),
    staleTime: STALE_AFTER_MS,
  })
}
