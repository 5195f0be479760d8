const UNIQUE_VIOLATION = '23505'

/** Whether the database refused a row because there is one like it: how a lost race is told. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true
  return isUniqueViolation(error.cause)
}
