import { and, asc, eq } from 'drizzle-orm'
import type { ProductId, Purchase, Subscription } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { purchases, subscriptions } from './schema'

const activeOf = (userId: number) => and(eq(purchases.userId, userId), eq(purchases.status, 'ACTIVE'))

export async function activePurchasesOf(database: Database, userId: number): Promise<Purchase[]> {
  const rows = await database
    .select()
    .from(purchases)
    .where(activeOf(userId))
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

export async function consumePurchase(
  database: Database,
  userId: number,
  products: readonly ProductId[],
): Promise<number | undefined> {
  for (const productId of products) {
    // Locked before it is changed: a parallel caller waits here, then sees that it is no longer ACTIVE and gets the
    // person's next one, if there is one.
    const oldest = database
      .select({ id: purchases.id })
      .from(purchases)
      .where(and(activeOf(userId), eq(purchases.productId, productId)))
      .orderBy(asc(purchases.createdAt), asc(purchases.id))
      .limit(1)
      .for('update')
    const [used] = await database
      .update(purchases)
      .set({ status: 'USED' })
      .where(and(eq(purchases.id, oldest), activeOf(userId)))
      .returning({ id: purchases.id })
    if (used) return used.id
  }
  return undefined
}

export async function giveBackPurchase(
  database: Database,
  userId: number,
  purchaseId: number,
): Promise<boolean> {
  const used = and(eq(purchases.id, purchaseId), eq(purchases.userId, userId), eq(purchases.status, 'USED'))
  return (await database.update(purchases).set({ status: 'ACTIVE' }).where(used).returning()).length > 0
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
