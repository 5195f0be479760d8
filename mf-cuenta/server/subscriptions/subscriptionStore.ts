import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'
import type { HeldSubscription } from '../../contract/subscriptions'
import { monthlyPlanById } from '../catalogue/catalogueStore'
import { orders, purchases, subscriptions } from '../schema'

type Row = typeof subscriptions.$inferSelect

/** An active subscription of the person, with the payment that it belongs to: null where it was given without one. */
interface Held {
  row: Row
  order: { id: number; sessionId: string | null } | null
}

/** The person's active subscriptions, newest first. */
export async function heldSubscriptions(database: Database, userId: number): Promise<Held[]> {
  return database
    .select({ row: subscriptions, order: { id: orders.id, sessionId: orders.sessionId } })
    .from(subscriptions)
    .leftJoin(orders, eq(orders.id, subscriptions.orderId))
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'ACTIVE')))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
}

export async function subscriptionById(database: Database, id: number): Promise<Row | undefined> {
  const [row] = await database.select().from(subscriptions).where(eq(subscriptions.id, id))
  return row
}

/** A subscription as the person reads it. One that was given without a payment neither renews nor costs anything. */
export async function asHeld(database: Database, row: Row): Promise<HeldSubscription> {
  const plan = row.priceId === null ? undefined : await monthlyPlanById(database, row.priceId)
  const changesTo = row.nextPriceId !== null && row.nextPriceId !== row.priceId && !row.endsAt
  const next = changesTo ? await monthlyPlanById(database, row.nextPriceId ?? '') : plan
  return {
    id: row.id,
    name: row.name,
    title: plan?.title ?? row.name,
    priceId: row.priceId ?? '',
    amount: next?.amount ?? 0,
    ownAmount: plan?.amount ?? 0,
    includes: plan?.includes ?? [],
    changesTo: changesTo ? (next?.title ?? row.nextPriceId) : null,
    nextPriceId: changesTo ? row.nextPriceId : null,
    renewsAt: row.endsAt ? null : (row.periodEnd?.toISOString() ?? null),
    endsAt: row.endsAt?.toISOString() ?? null,
    paymentFailed: row.paymentFailed,
    since: row.createdAt.toISOString(),
  }
}

/** A subscription that no provider knows ends at once, with the purchase that was given with it. */
export async function endGiven(database: Database, { id, userId }: Row): Promise<Row | undefined> {
  return database.transaction(async one => {
    await one
      .update(purchases)
      .set({ status: 'CANCELLED' })
      .where(
        and(
          eq(purchases.userId, userId),
          eq(purchases.productId, 'MonthlySubscription'),
          isNull(purchases.orderId),
        ),
      )
    const [ended] = await one
      .update(subscriptions)
      .set({ status: 'CANCELLED' })
      .where(eq(subscriptions.id, id))
      .returning()
    return ended
  })
}
