import { sql } from 'drizzle-orm'
import type { Database } from './database'

/**
 * Makes transactions that lock the same name wait for each other; the lock ends with the transaction.
 *
 * @param name The thing in words and its owner, such as `appointments of 7`: names are one list for all domains.
 */
export async function lockNamed(transaction: Database, name: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
