import { and, asc, eq, gt, inArray, isNotNull, min, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ProductId, Purchase, Subscription } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import { statement } from 'shared/server/database/statement'
import { type Json, jsonColumn } from 'shared/server/http/json'
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
  const rows = await activePurchases(database).execute({ userId })
  return rows.map(row => ({ ...row, status: 'ACTIVE', createdAt: row.createdAt.toISOString() }))
}

/**
 * A person's active purchases and subscriptions, oldest first, as columns of the caller's own statement: `userId` is a
 * column or a placeholder of it. They are JSON that the caller can pass on unread.
 */
export function holdingColumns(
  _database: Database,
  userId: SQLWrapper,
): {
  purchases: SQL<Json<Purchase[]>>
  subscriptions: SQL<Json<Subscription[]>>
} {
  return {
    purchases: jsonColumn(
      sql`(select '[' || coalesce(string_agg(json, ',' order by created_at, id), '') || ']' from ${purchases} where ${purchases.userId} = ${userId} and ${purchases.status} = 'ACTIVE')`,
    ),
    subscriptions: jsonColumn(
      sql`(select coalesce(json_agg(json_build_object('name', name) order by id), '[]')::text from ${subscriptions} where ${subscriptions.userId} = ${userId} and ${subscriptions.status} = 'ACTIVE')`,
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
  if (!held) return { purchases: [], subscriptions: [] }
  return { purchases: held.purchases.parse(), subscriptions: held.subscriptions.parse() }
}

export async function consumePurchase(
  database: Database,
  userId: number,
  products: readonly ProductId[],
): Promise<number | undefined> {
  if (products.length === 0) return undefined
  const place = sql`array_position(${sql.param([...products])}::text[], ${purchases.productId})`
  // The row is locked before the update: a parallel caller waits here, then sees that it is no longer ACTIVE and gets
  // the person's next one, if there is one.
  const first = database
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(activeOf(userId), inArray(purchases.productId, [...products])))
    .orderBy(place, asc(purchases.createdAt), asc(purchases.id))
    .limit(1)
    .for('update')
  const [used] = await database
    .update(purchases)
    .set({ status: 'USED' })
    .where(and(eq(purchases.id, first), activeOf(userId)))
    .returning({ id: purchases.id })
  return used?.id
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
  const [given] = await database.update(purchases).set({ status }).where(used).returning()
  return given?.status === 'ACTIVE'
}

/** Of some purchases of the person those that `giveBackPurchase` makes ACTIVE again. */
export async function returnablePurchases(
  database: Database,
  userId: number,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const isReturnable = and(
    inArray(purchases.id, [...ids]),
    eq(purchases.userId, userId),
    eq(purchases.status, 'USED'),
    eq(purchases.revoked, false),
  )
  const rows = await database.select({ id: purchases.id }).from(purchases).where(isReturnable)
  return rows.map(({ id }) => id)
}

/** Ends the person's ownership of a course; false where they never bought it. */
export async function cancelCourse(database: Database, userId: number, courseId: number): Promise<boolean> {
  const bought = and(
    eq(purchases.userId, userId),
    eq(purchases.productId, 'Course'),
    eq(purchases.product, courseId),
  )
  const active = and(bought, eq(purchases.status, 'ACTIVE'))
  await database.update(purchases).set({ status: 'CANCELLED' }).where(active)
  return (await database.$count(purchases, bought)) > 0
}

/** Whether the person ever bought or subscribed to anything. */
export async function hasHistory(database: Database, userId: number): Promise<boolean> {
  const bought = await database.$count(purchases, eq(purchases.userId, userId))
  return bought > 0 || (await database.$count(subscriptions, eq(subscriptions.userId, userId))) > 0
}

/** The courses of the next people after an id who own any; each course once, with its oldest purchase. */
export async function ownedCourses(
  database: Database,
  { after, limit }: { after: number; limit: number },
): Promise<{ userId: number; courseId: number; createdAt: Date }[]> {
  const isCourse = and(
    eq(purchases.productId, 'Course'),
    eq(purchases.status, 'ACTIVE'),
    isNotNull(purchases.product),
  )
  const people = database
    .selectDistinct({ userId: purchases.userId })
    .from(purchases)
    .where(and(isCourse, gt(purchases.userId, after)))
    .orderBy(asc(purchases.userId))
    .limit(limit)
  const rows = await database
    .select({ userId: purchases.userId, courseId: purchases.product, createdAt: min(purchases.createdAt) })
    .from(purchases)
    .where(and(isCourse, inArray(purchases.userId, people)))
    .groupBy(purchases.userId, purchases.product)
    .orderBy(asc(purchases.userId), asc(purchases.product))
  return rows.flatMap(({ userId, courseId, createdAt }) =>
    courseId === null || createdAt === null ? [] : [{ userId, courseId, createdAt }],
  )
}
