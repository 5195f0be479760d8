import { useMemo, useState } from 'react'
import { useWaiting } from 'shared/offline'
import { takeOf } from '../taking/submission'
import { isSameTake, type Take } from './take'

/**
 * The tests that are sent and wait on this device. A delivered one stays among them until the answered tests, read at
 * `readAt`, are read again: else it would be offered once more in between.
 */
export function useSentTests(readAt: number): readonly Take[] {
  const calls = useWaiting('POST form-responses')
  const waiting = useMemo(() => calls.map(({ body }) => takeOf(body)), [calls])
  const [last, setLast] = useState({ sent: waiting, readAt })
  const isWaiting = (take: Take) => waiting.some(one => isSameTake(one, take))
  const delivered = last.readAt === readAt ? last.sent.filter(take => !isWaiting(take)) : []
  const sent = delivered.length > 0 ? [...waiting, ...delivered] : waiting
  if (last.readAt !== readAt || sent.some(take => !last.sent.includes(take))) setLast({ sent, readAt })
  return sent
}
