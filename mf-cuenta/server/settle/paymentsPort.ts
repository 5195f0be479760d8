import { lt } from 'drizzle-orm'
import type { PaymentsPort } from 'shared/server/ports/payments'
import type { SliceContext } from 'shared/server/slices/context'
import { providerOf } from '../provider/providerOf'
import { orders } from '../schema'

export const paymentsPort = (context: SliceContext): PaymentsPort => ({
  async reach() {
    // The shortest list that the provider has: what was begun from now on.
    for await (const _ of providerOf(context)?.sessionsSince(context.now()) ?? []) return
  },
  unsettledSince: (database, moment) => database.$count(orders, lt(orders.askAt, moment)),
})
