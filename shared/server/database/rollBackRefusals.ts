import type { Outcome, Refused } from '../http/outcome'
import type { Database } from './database'

/** Rolls a transaction back whose outcome is a refusal. */
class RolledBack extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message)
  }
}

/** Runs work in one transaction; where its outcome is a refusal, nothing that it wrote is stored. */
export async function rollBackRefusals<T>(
  database: Database,
  work: (transaction: Database) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await database.transaction(async transaction => {
      const outcome = await work(transaction)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
