import { errorCode } from '../logging/errorCode'

const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because there is one like it: how a lost race is told. */
export function isUniqueViolation(error: unknown): boolean {
  if (errorCode(error) === UNIQUE_VIOLATION) return true
  return error instanceof Error && error.cause !== undefined && isUniqueViolation(error.cause)
}
