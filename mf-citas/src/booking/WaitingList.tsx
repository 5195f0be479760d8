import { dataOf, refusalMessage } from 'shared/client'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import { Button } from 'shared/ui/Button'
import { waitingMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/appointmentEnd'
import { waiting } from '../api'

interface WaitingListProps {
  specialistId: number
  isOnline: boolean
  minutes: number
  /** The page that the mail about a freed time leads back to. */
  version: BookingVersion
  /** The person holds what pays for the appointment: only then can they wait for it. */
  isPaid: boolean
}

/** Enters or leaves the specialist's waiting list: a freed time is then offered by mail. */
export function WaitingList({ specialistId, isOnline, minutes, version, isPaid }: WaitingListProps) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  const queryKey = ['citas', 'waiting', userId]
  const { data } = useQuery({ queryKey, queryFn: () => dataOf(waiting('GET appointments/waiting')) })
  const own = data?.find(entry => entry.specialistId === specialistId)
  const changing = useMutation({
    mutationFn: async () => {
      if (own) await dataOf(waiting('DELETE appointments/waiting/{id}', { params: { id: own.id } }))
      else
        await dataOf(
          waiting('POST appointments/waiting', { body: { specialistId, isOnline, minutes, version } }),
        )
    },
    onSuccess: () => cache.invalidateQueries({ queryKey }),
    onError: error =>
      notify({
        type: 'error',
        title: waitingMessages.title,
        message: refusalMessage(error, waitingMessages.failed),
      }),
  })
  if (!data || !(own || isPaid)) return null
  return (
    <div>
      <p>{own ? waitingMessages.waits : waitingMessages.offer}</p>
      <Button variant="quiet" size="small" busy={changing.isPending} onClick={() => changing.mutate()}>
        {own ? 'Salir de la lista de espera' : 'Entrar a la lista de espera'}
      </Button>
    </div>
  )
}
