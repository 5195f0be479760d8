import { and, asc, eq } from 'drizzle-orm'
import type { Purchase, Subscription } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { purchases, subscriptions } from './schema'

export async function activePurchasesOf(database: Database, userId: number): Promise<Purchase[]> {
  const rows = await database
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.status, 'ACTIVE')))
    .orderBy(asc(purchases.createdAt), asc(purchases.id))
  return rows.map(({ productId, product, createdAt }) => ({
    productId,
    product,
    status: 'ACTIVE',
    createdAt: createdAt.toISOString(),
  }))
}

export function activeSubscriptionsOf(database: Database, userId: number): Promise<Subscription[]> {
  return database
    .select({ name: subscriptions.name })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.status, 'ACTIVE')))
    .orderBy(asc(subscriptions.id))
}

/** Whether the person ever bought or subscribed to anything. */
export async function hasHistory(database: Database, userId: number): Promise<boolean> {
  const bought = await database.$count(purchases, eq(purchases.userId, userId))
  return bought > 0 || (await database.$count(subscriptions, eq(subscriptions.userId, userId))) > 0
}

export async function addPurchases(
  database: Database,
  rows: (typeof purchases.$inferInsert)[],
): Promise<void> {
  await database.insert(purchases).values(rows)
}

export async function addSubscription(database: Database, userId: number, name: string): Promise<void> {
  await database.insert(subscriptions).values({ userId, name, status: 'ACTIVE' })
}
