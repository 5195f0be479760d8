import { useState } from 'react'
import { dataOf } from 'shared/client'
import { Button } from 'shared/ui/Button'
import { waitingMessages } from '../../../messages'
import type { BookingVersion } from '../../../rules/slots/defaultLengths'
import { waiting } from '../../api'
import { LeaveWaiting } from './LeaveWaiting'
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

/** Enters the specialist's waiting list, by which a freed time is offered by mail, or leaves it after a question. */
export function WaitingList({ isPaid, ...body }: WaitingListProps) {
  const data = useWaiting()
  const own = data?.find(({ specialistId }) => specialistId === body.specialistId)
  const entering = useChangeWaiting(() => dataOf(waiting('POST appointments/waiting', { body })))
  const leaving = useChangeWaiting(leaveWaiting)
  const [asking, setAsking] = useState(false)
  if (!data || !(own || isPaid)) return null
  return (
    <div>
      <p role="status">{own ? waitingMessages.waits : waitingMessages.offer}</p>
      <Button
        variant="quiet"
        size="small"
        busy={entering.isPending}
        onClick={() => (own ? setAsking(true) : entering.mutate(undefined))}
      >
        {own ? waitingMessages.leave : 'Entrar a la lista de espera'}
      </Button>
      <LeaveWaiting
        open={asking && own !== undefined}
        list={own}
        leaving={leaving.isPending}
        onClose={() => setAsking(false)}
        onLeave={list => leaving.mutate(list, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
