import { useEffect, useRef } from 'react'
import { CallRefused, dataOf } from 'shared/client'
import { useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import { purchases } from '../api'
import { announcePurchase } from './purchaseConfirmed'

const ASK_AGAIN_MS = 2_000

/**
 * How a payment that the person started is going. It is asked again while the provider has not said how it ended; the
 * page learns of it by itself. A confirmed one is announced to every open screen and tab.
 */
export function useCheckoutState(reference: string) {
  const { id } = useUser()
  const query = useQuery({
    queryKey: ['cuenta', 'checkout', id, reference],
    queryFn: () => dataOf(purchases('GET purchases/checkouts/{reference}', { params: { reference } })),
    refetchInterval: ({ state: { data } }) => (data && data.state !== 'confirming' ? false : ASK_AGAIN_MS),
    // A person who comes back from booking learns that nothing is left to book.
    staleTime: 0,
    retry: false,
  })
  const isConfirmed = query.data?.state === 'confirmed'
  const announced = useRef(false)
  useEffect(() => {
    if (!isConfirmed || announced.current) return
    announced.current = true
    announcePurchase()
  }, [isConfirmed])
  const { error } = query
  return { query, isUnknown: error instanceof CallRefused && (error.status === 404 || error.status === 400) }
}
