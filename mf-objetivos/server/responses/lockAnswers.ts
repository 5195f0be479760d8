import { sql } from 'drizzle-orm'
import type { Database } from 'shared/server/database/database'

/**
 * Makes the changes of one account's family and answers happen one after another: of calls that arrive together each
 * sees what those before it wrote. The lock ends with the transaction.
 */
export async function lockAnswers(transaction: Database, userId: number): Promise<void> {
  const name = `answers of ${userId}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
