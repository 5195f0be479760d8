import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { ConsultationId, SoldConsultation } from '../../entitlements/consultations'
import type { Purchase, Subscription } from '../../published/person'
import type { Database } from '../database/database'
import { type Json, jsonColumn } from '../http/json'

/** A course of a person, with the time of its purchase. */
interface OwnedCourse {
  userId: number
  courseId: number
  createdAt: Date
}

export interface PurchasesPort {
  /** The person's ACTIVE purchases, oldest first. */
  activeOf(database: Database, userId: number): Promise<Purchase[]>
  /** The person's ACTIVE purchases and active subscriptions, oldest first, in one statement. */
  holdingsOf(
    database: Database,
    userId: number,
  ): Promise<{ purchases: Purchase[]; subscriptions: Subscription[] }>
  /**
   * The same two lists as columns of the caller's own statement, which spares a round trip, each in JSON, which the
   * caller can pass on unread. `userId` is a column of the statement.
   */
  holdingColumns(
    database: Database,
    userId: SQLWrapper,
  ): { purchases: SQL<Json<Purchase[]>>; subscriptions: SQL<Json<Subscription[]>> }
  /**
   * Marks one ACTIVE purchase of the person USED: the oldest one of the first of these products that they hold. Returns
   * its id, or undefined when they hold none. Of parallel callers for one purchase exactly one gets it; the others wait
   * until its transaction ends.
   */
  consume(
    database: Database,
    userId: number,
    products: readonly ConsultationId[],
  ): Promise<number | undefined>
  /** The consultations that the practice sells, with what they pay for. */
  consultations(database: Database): Promise<SoldConsultation[]>
  /** Makes a USED purchase of the person ACTIVE again. Returns whether it did: a second call changes nothing. */
  giveBack(database: Database, userId: number, purchaseId: number): Promise<boolean>
  /** Of some purchases of the person those that `giveBack` makes ACTIVE again. */
  returnableOf(database: Database, userId: number, purchaseIds: readonly number[]): Promise<number[]>
  /**
   * The courses that are owned, for work over all people: those of the next people after an id, in the order of their ids,
   * at most so many people. A course that was bought twice comes once, with its oldest purchase.
   */
  ownedCourses(database: Database, people: { after: number; limit: number }): Promise<OwnedCourse[]>
  /**
   * Ends the person's ownership of a course at their own wish: its ACTIVE purchases become CANCELLED, no money goes back,
   * and open payments whose discount came with it end. Returns whether they owned it at any time, so that a repeated call answers the same.
   */
  giveUpCourse(database: Database, userId: number, courseId: number): Promise<boolean>
}

/** The answers without an owner: there are no purchases, and nothing is sold. */
export const withoutPurchases: PurchasesPort = {
  activeOf: async () => [],
  holdingsOf: async () => ({ purchases: [], subscriptions: [] }),
  holdingColumns: () => ({ purchases: jsonColumn(sql`'[]'`), subscriptions: jsonColumn(sql`'[]'`) }),
  consume: async () => undefined,
  consultations: async () => [],
  giveBack: async () => false,
  returnableOf: async () => [],
  ownedCourses: async () => [],
  giveUpCourse: async () => false,
}
