import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useLeaveLastKnown } from 'shared/remote/lastKnown'
import { useUser } from 'shared/session'
import { citas } from '../api'
import { useNow } from '../time/useNow'
import { lastKnownOf } from './lastKnown'

export const appointmentsKey = (userId: number) => ['citas', 'appointments', userId]

/**
 * The person's appointments by their start; also without a network, as they were last known. The host shows the next one
 * while this remote cannot be opened.
 */
export function useAppointments() {
  const { id } = useUser()
  const now = useNow()
  const known = useQuery({
    ...cachedOffline,
    queryKey: appointmentsKey(id),
    queryFn: () => dataOf(citas('GET appointments')),
  })
  useLeaveLastKnown('mf-citas', known.data && lastKnownOf(known.data, now))
  return known
}
