import { sql } from 'drizzle-orm'
import { check, index, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import type { ProductId } from 'shared/published/person'

export const account = pgSchema('account')

export type PurchaseStatus = 'PENDING' | 'ACTIVE' | 'USED' | 'CANCELLED'

export const purchases = account.table(
  'purchases',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    productId: text('product_id').$type<ProductId>().notNull(),
    /** The course's id, for the purchase of a course. */
    product: integer(),
    status: text().$type<PurchaseStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [
    index().on(table.userId),
    // A course or a month is owned as long as it is paid for; only consultations are used up
    // (shared/product/cuenta.md#purchases).
    check(
      'purchases_never_used_up',
      sql`${table.status} <> 'USED' or ${table.productId} not in ('Course', 'MonthlySubscription')`,
    ),
  ],
)

export const subscriptions = account.table(
  'subscriptions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id').notNull(),
    name: text().notNull(),
    status: text().$type<'ACTIVE' | 'CANCELLED'>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  table => [index().on(table.userId)],
)
