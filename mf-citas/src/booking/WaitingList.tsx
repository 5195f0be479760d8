import { dataOf } from 'shared/client'
import { Button } from 'shared/ui/Button'
import { waitingMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { waiting } from '../api'
import { leaveWaiting, useChangeWaiting, useWaiting } from './useWaiting'

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
export function WaitingList({ isPaid, ...body }: WaitingListProps) {
  const data = useWaiting()
  const own = data?.find(({ specialistId }) => specialistId === body.specialistId)
  const changing = useChangeWaiting(async () => {
    if (own) await leaveWaiting(own)
    else await dataOf(waiting('POST appointments/waiting', { body }))
  })
  if (!data || !(own || isPaid)) return null
  return (
    <div>
      <p>{own ? waitingMessages.waits : waitingMessages.offer}</p>
      <Button
        variant="quiet"
        size="small"
        busy={changing.isPending}
        onClick={() => changing.mutate(undefined)}
      >
        {own ? waitingMessages.leave : 'Entrar a la lista de espera'}
      </Button>
    </div>
  )
}
