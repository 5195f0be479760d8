import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { citas } from '../api'

export const appointmentsKey = (userId: number) => ['citas', 'appointments', userId]

/** The person's appointments by their start; also without a network, as they were last known. */
export function useAppointments() {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: appointmentsKey(id),
    queryFn: () => dataOf(citas('GET appointments')),
  })
}
