import { useEffect } from 'react'
import { useQueryClient } from 'shared/query'
import { events$ } from 'shared/session'

/** Prices, subscriptions and payments are fetched again after a payment, whichever tab learnt of it. */
export function useFollowPurchases(): void {
  const client = useQueryClient()
  useEffect(() => {
    const following = events$.subscribe(({ type }) => {
      if (type !== 'purchaseConfirmed' && type !== 'holdingsChanged') return
      void client.invalidateQueries({ queryKey: ['cuenta'] })
    })
    return () => following.unsubscribe()
  }, [client])
}
