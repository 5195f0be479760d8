import { dataOf, isJudged } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { CancelledAppointment } from '../../contract/appointments'
import { citas } from '../api'

/** An appointment that is in no list, where it was cancelled; null where the person never had it. */
export function useCancelled(id: number, enabled: boolean) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: ['citas', 'cancelled', userId, id],
    queryFn: async (): Promise<CancelledAppointment | null> => {
      const answer = citas('GET appointments/cancelled/{id}', { params: { id } })
      // 404, or 400 for what is no id.
      return dataOf(answer).catch(error => (isJudged(error) ? null : Promise.reject(error)))
    },
    enabled,
  })
}
