import { useEffect } from 'react'
import { useQueryClient } from 'shared/query'
import { useCheckoutState } from './useCheckoutState'

/**
 * Shows nothing. Every open screen learns of the payment once it is confirmed; one that ended otherwise leaves the
 * lists of this one.
 */
export function FollowPayment({ reference }: { reference: string }) {
  const client = useQueryClient()
  const state = useCheckoutState(reference).query.data?.state
  const endedOtherwise = state === 'abandoned' || state === 'refunded'
  useEffect(() => {
    if (endedOtherwise) void client.invalidateQueries({ queryKey: ['cuenta'] })
  }, [client, endedOtherwise])
  return null
}
