import { lt } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/slice'
import { providerOf } from '../provider/providerOf'
import { orders } from '../schema'

declare module 'shared/server/slices/ports' {
  interface Ports {
    payments: PaymentsPort
  }
}

interface PaymentsPort {
  /** Throws where the payment provider does not answer. */
  reach(database: Database): Promise<void>
  /** How many payments the provider should have been asked about before this moment, and was not. */
  unsettledSince(database: Database, moment: Date): Promise<number>
}

export const paymentsPort = (context: SliceContext): PaymentsPort => ({
  async reach() {
    // The shortest list that the provider has: what was begun from now on.
    for await (const _ of providerOf(context)?.sessionsSince(context.now()) ?? []) return
  },
  unsettledSince: (database, moment) => database.$count(orders, lt(orders.askAt, moment)),
})
