import type { PaymentsPort } from 'shared/server/ports/payments'
import type { SliceContext } from 'shared/server/slices/context'
import { providerOf } from '../provider/providerOf'
import { unsettledSince } from './orderStore'

export const paymentsPort = (context: SliceContext): PaymentsPort => ({
  async reach() {
    // The shortest list that the provider has: what was begun from now on.
    for await (const _ of providerOf(context)?.sessionsSince(context.now()) ?? []) return
  },
  unsettledSince,
})
