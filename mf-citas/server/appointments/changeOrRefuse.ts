import type { Database } from 'shared/server/database/database'
import { rollBackRefusals } from 'shared/server/database/rollBackRefusals'
import { violatedConstraint } from 'shared/server/database/violatedConstraint'
import { conflict, type Outcome } from 'shared/server/http/outcome'
import { appointmentRefusals } from '../../messages'

/**
 * Runs a change in one transaction, which is undone where its outcome is a refusal. A time that the database itself
 * refuses because another appointment overlaps it is 409.
 */
export async function changeOrRefuse<T>(
  database: Database,
  change: (transaction: Database) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  try {
    return await rollBackRefusals(database, change)
  } catch (error) {
    if (violatedConstraint(error) === 'one_appointment_at_a_time') return conflict(appointmentRefusals.taken)
    throw error
  }
}
