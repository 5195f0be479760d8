import { callNamed, dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { ownRelease } from 'shared/remote/ownRelease'
import { useUser } from 'shared/session'

/**
 * The number of the person's citas, which is the number of available sessions (shared/product/cuenta.md#profile);
 * undefined while it is not known, also where the domain of appointments is not there.
 */
export function useSessionCount(): number | undefined {
  const { id } = useUser()
  const { data } = useQuery({
    ...cachedOffline,
    queryKey: ['cuenta', 'sessions', id],
    queryFn: async () => (await dataOf(callNamed<unknown[]>('GET appointments', {}, ownRelease))).length,
    retry: false,
  })
  return data
}
