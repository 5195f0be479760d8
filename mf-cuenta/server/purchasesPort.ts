import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { ProductId, Purchase, Subscription } from 'shared/published/person'
import type { Database } from 'shared/server/database/database'
import {
  activePurchasesOf,
  consumePurchase,
  giveBackPurchase,
  giveUpCourse,
  holdingColumns,
  holdingsOf,
} from './store'

declare module 'shared/server/slices/ports' {
  interface Ports {
    purchases: PurchasesPort
  }
}

/**
 * A product that pays for one thing and is then used up. A course or a month is owned, never used up
 * (shared/product/cuenta.md#purchases).
 */
type ConsumableId = Exclude<ProductId, 'Course' | 'MonthlySubscription'>

interface PurchasesPort {
  /** The person's ACTIVE purchases, oldest first. */
  activeOf(database: Database, userId: number): Promise<Purchase[]>
  /** The person's ACTIVE purchases and active subscriptions, oldest first, in one statement. */
  holdingsOf(
    database: Database,
    userId: number,
  ): Promise<{ purchases: Purchase[]; subscriptions: Subscription[] }>
  /**
   * The same two lists as columns of the caller's own statement, which spares a round trip. `userId` is a column of it.
   */
  holdingColumns(
    database: Database,
    userId: SQLWrapper,
  ): { purchases: SQL<Purchase[]>; subscriptions: SQL<Subscription[]> }
  /**
   * Marks one ACTIVE purchase of the person USED: the oldest one of the first of these products that they hold. Returns
   * its id, or undefined when they hold none. Of parallel callers for one purchase exactly one gets it; the others wait
   * until its transaction ends.
   */
  consume(database: Database, userId: number, products: readonly ConsumableId[]): Promise<number | undefined>
  /** Makes a USED purchase of the person ACTIVE again. Returns whether it did: a second call changes nothing. */
  giveBack(database: Database, userId: number, purchaseId: number): Promise<boolean>
  /**
   * Ends the person's ownership of a course at their own wish: its ACTIVE purchases become CANCELLED, no money goes back.
   * Returns whether they owned it.
   */
  giveUpCourse(database: Database, userId: number, courseId: number): Promise<boolean>
}

export const purchasesPort: PurchasesPort = {
  activeOf: activePurchasesOf,
  holdingsOf,
  holdingColumns,
  consume: consumePurchase,
  giveBack: giveBackPurchase,
  giveUpCourse,
}
