import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { plans } from '../api'

const STALE_AFTER_MS = 5 * 60_000

/** The plans of the three specialties. */
export function usePlans() {
  return useQuery({
    ...cachedOffline,
    queryKey: ['cuenta', 'plans'],
    queryFn: () => dataOf(plans('GET plans')),
    staleTime: STALE_AFTER_MS,
  })
}
