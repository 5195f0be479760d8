import { and, asc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProductId, Purchase, Subscription } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import { purchases, subscriptions } from './schema'

const activeOf = (userId: number | SQLWrapper) =>
  and(eq(purchases.userId, userId), eq(purchases.status, 'ACTIVE'))

const activePurchases = statement(database =>
  database
    .select({ productId: purchases.productId, product: purchases.product, createdAt: purchases.createdAt })
    .from(purchases)
    .where(activeOf(sql.placeholder('userId')))
    .orderBy(asc(purchases.createdAt), asc(purchases.id)),
)

export async function activePurchasesOf(database: Database, userId: number): Promise<Purchase[]> {
  return (await activePurchases(database).execute({ userId })).map(asPurchase)
}

function asPurchase(row: Pick<Purchase, 'productId' | 'product'> & { createdAt: Date | string }): Purchase {
  const { productId, product, createdAt } = row
  return { productId, product, status: 'ACTIVE', createdAt: new Date(createdAt).toISOString() }
}

/** Aggregates a list into one value of a row. */
function jsonList<T>(item: SQL, from: SQL): SQL<T[]> {
  return sql`(select coalesce(json_agg(${item}), '[]'::json) from ${from})`
}

/**
 * A person's active purchases and subscriptions, oldest first, as columns of the caller's own statement: `userId` is a
 * column or a placeholder of it.
 */
export function holdingColumns(
  _database: Database,
  userId: SQLWrapper,
): {
  purchases: SQL<Purchase[]>
  subscriptions: SQL<Subscription[]>
} {
  const active = jsonList<Purchase>(
    sql`json_build_object('productId', product_id, 'product', product, 'createdAt', created_at) order by created_at, id`,
    sql`${purchases} where ${purchases.userId} = ${userId} and ${purchases.status} = 'ACTIVE'`,
  )
  return {
    purchases: active.mapWith((rows: Parameters<typeof asPurchase>[0][]) => rows.map(asPurchase)),
    subscriptions: jsonList<Subscription>(
      sql`json_build_object('name', name) order by id`,
      sql`${subscriptions} where ${subscriptions.userId} = ${userId} and ${subscriptions.status} = 'ACTIVE'`,
    ),
  }
}

const holdings = statement(database =>
  database.select(holdingColumns(database, sql.placeholder('userId'))).from(sql`(select 1) as one`),
)

/** The person's active purchases and subscriptions, oldest first, in one statement. */
export async function holdingsOf(
  database: Database,
  userId: number,
): Promise<{ purchases: Purchase[]; subscriptions: Subscription[] }> {
  const [held] = await holdings(database).execute({ userId })
  return held ?? { purchases: [], subscriptions: [] }
}

export async function consumePurchase(
  database: Database,
  userId: number,
  products: readonly ProductId[],
): Promise<number | undefined> {
  for (const productId of products) {
    // The row is locked before the update: a parallel caller waits here, then sees that it is no longer ACTIVE and gets
    // the person's next one, if there is one.
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
  // The money of a revoked one went back.
  const status = sql<
    'ACTIVE' | 'CANCELLED'
  >`case when ${purchases.revoked} then 'CANCELLED' else 'ACTIVE' end`
  const used = and(eq(purchases.id, purchaseId), eq(purchases.userId, userId), eq(purchases.status, 'USED'))
  return (await database.update(purchases).set({ status }).where(used).returning()).length > 0
}

export async function giveUpCourse(database: Database, userId: number, courseId: number): Promise<boolean> {
  const owned = and(activeOf(userId), eq(purchases.productId, 'Course'), eq(purchases.product, courseId))
  return (await database.update(purchases).set({ status: 'CANCELLED' }).where(owned).returning()).length > 0
}

/** Whether the person ever bought or subscribed to anything. */
export async function hasHistory(database: Database, userId: number): Promise<boolean> {
  const bought = await database.$count(purchases, eq(purchases.userId, userId))
  return bought > 0 || (await database.$count(subscriptions, eq(subscriptions.userId, userId))) > 0
}
