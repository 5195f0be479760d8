import type { subscriptions } from '../schema'

/** The columns of a subscription that follow what the provider says. */
export type SubscriptionColumns = Pick<
  typeof subscriptions.$inferSelect,
  'name' | 'status' | 'nextPriceId' | 'endsAt' | 'paymentFailed'
> & { priceId: string; periodEnd: Date }
