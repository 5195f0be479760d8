import type { Database } from 'shared/server/database/database'
import { lockNamed } from 'shared/server/database/lockNamed'

/**
 * Makes the changes of one account's family and answers happen one after another: of calls that arrive together each
 * sees what those before it wrote. The lock ends with the transaction.
 */
export async function lockAnswers(transaction: Database, userId: number): Promise<void> {
  await lockNamed(transaction, `answers of ${userId}`)
}
