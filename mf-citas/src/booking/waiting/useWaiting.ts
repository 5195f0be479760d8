import { dataOf, refusalMessage } from 'shared/client'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { WaitingEntry } from '../../../contract/waiting'
import { waitingMessages } from '../../../messages'
import { waiting } from '../../api'

/** The waiting lists of the person; undefined while they are loading. */
export function useWaiting(): readonly WaitingEntry[] | undefined {
  const { id } = useUser()
  return useQuery({
    queryKey: waitingKey(id),
    queryFn: () => dataOf(waiting('GET appointments/waiting')),
  }).data
}

/** Enters or leaves a waiting list, by a call. */
export function useChangeWaiting<Asked>(change: (asked: Asked) => Promise<unknown>) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: change,
    onError: error =>
      notify({
        type: 'error',
        title: waitingMessages.title,
        message: refusalMessage(error, waitingMessages.failed),
      }),
    // After a refusal too: another device may have entered or left it.
    onSettled: () => cache.invalidateQueries({ queryKey: waitingKey(id) }),
  })
}

export const leaveWaiting = ({ id }: Pick<WaitingEntry, 'id'>) =>
  dataOf(waiting('DELETE appointments/waiting/{id}', { params: { id } }))

const waitingKey = (userId: number) => ['citas', 'waiting', userId]
