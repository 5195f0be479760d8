import { useState } from 'react'
import { dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { purchases } from '../api'

export const confirmingKey = (userId: number) => ['cuenta', 'confirming', userId]

/** The person's payments that are being confirmed. Each is asked about by a `FollowPayment`, which ends its line. */
export function useConfirming() {
  const { id } = useUser()
  const { data: confirming = [] } = useQuery({
    queryKey: confirmingKey(id),
    queryFn: () => dataOf(purchases('GET purchases/checkouts')),
    // A person comes here straight from paying.
    staleTime: 0,
  })
  // One that has left the list is followed on: its payment may not be in the history yet.
  const [followed, setFollowed] = useState<readonly string[]>([])
  const found = confirming.map(({ reference }) => reference).filter(one => !followed.includes(one))
  if (found.length > 0) setFollowed([...followed, ...found])
  return { confirming, followed }
}
