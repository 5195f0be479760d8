import { useCheckoutState } from './useCheckoutState'

/** Shows nothing: every open screen learns of the payment once it is confirmed. */
export function FollowPayment({ reference }: { reference: string }) {
  useCheckoutState(reference)
  return null
}
