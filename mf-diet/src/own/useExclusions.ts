import { dataOf } from 'shared/client'
import { keptOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { diet } from '../api'

export const exclusionsKey = (userId: number) => ['diet', 'exclusions', userId]

/** The foods that the person leaves out. */
export function useExclusions() {
  const { id } = useUser()
  return useQuery({
    ...keptOffline,
    queryKey: exclusionsKey(id),
    queryFn: () => dataOf(diet('GET exclusions')),
  })
}
