import type { Database } from 'shared/server/database/database'
import { violatedConstraint } from 'shared/server/database/violatedConstraint'
import { conflict, type Outcome, type Refused } from 'shared/server/http/outcome'
import { appointmentRefusals } from '../../messages'

/** Undoes a transaction whose outcome is a refusal. */
class Undone extends Error {
  constructor(readonly refusal: Refused) {
    super(refusal.message)
  }
}

/**
 * Runs a change in one transaction, which is undone where its outcome is a refusal. A time that the database itself
 * refuses because another appointment overlaps it is 409.
 */
export async function changeOrRefuse<T>(
  database: Database,
  change: (transaction: Database) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await database.transaction(async transaction => {
      const outcome = await change(transaction)
      if (!outcome.ok) throw new Undone(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Undone) return error.refusal
    if (violatedConstraint(error) === 'one_appointment_at_a_time') return conflict(appointmentRefusals.taken)
    throw error
  }
}
