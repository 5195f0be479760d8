import { errorCode } from '../logging/errorCode'

/** Integrity violations by PostgreSQL's codes: not null, foreign key, unique, check and, 23P01, exclusion. */
const VIOLATION = /^23[0-9A-Z]{3}$/

/**
 * The name of the constraint for which the database refused a statement, by which a lost race for a row or a time is
 * recognised. Undefined for every other error. After it the transaction can only be rolled back.
 */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (VIOLATION.test(errorCode(error) ?? '') && 'constraint' in error) return String(error.constraint)
  // The query builder wraps the database's error.
  return violatedConstraint(error.cause)
}
