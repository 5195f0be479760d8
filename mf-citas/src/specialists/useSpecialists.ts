import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { citas } from '../api'

export function useSpecialists() {
  return useQuery({
    ...cachedOffline,
    queryKey: ['citas', 'specialists'],
    queryFn: () => dataOf(citas('GET specialists')),
  })
}
