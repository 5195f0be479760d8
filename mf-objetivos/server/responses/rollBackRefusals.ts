import type { Database } from 'shared/server/database/database'
import type { Outcome, Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/slice'

class RolledBack extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message)
  }
}

/** A transaction of which nothing stays where its outcome is a refusal. */
export async function rollBackRefusals<T>(
  { database }: Pick<SliceContext, 'database'>,
  work: (one: Database) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await database.transaction(async one => {
      const outcome = await work(one)
      if (!outcome.ok) throw new RolledBack(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal
    throw error
  }
}
