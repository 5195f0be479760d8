/**
 * SQLSTATE classes and codes that say "not now" and nothing about the statement itself: connection lost (08), out of
 * room, memory or connections (53), shut down or starting (57P), a time limit (57014, 55P03, 25P03), a standby that
 * takes no writes (25006), a deadlock or a serialisation failure (40), a disk that does not answer (58).
 */
const UNAVAILABLE_STATE = /^(08|53|57P|58|40001|40P01|57014|55P03|25P03|25006)/

const UNAVAILABLE_SYSTEM_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** The driver's own errors carry no code. */
const UNAVAILABLE_MESSAGE =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|timeout expired|Cannot use a pool after calling end)/

/**
 * Whether an error means that the database is away, resetting connections, full or exhausted: the call may succeed
 * later and is answered with 503. The query builder wraps the driver's errors, so causes are checked as well.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  let one = error as Thrown | undefined
  for (let depth = 0; one && depth < MAX_CAUSES; depth++) {
    const code = String(one.code ?? '')
    // PostgreSQL's own errors name a severity; an unrelated error's code could look like a state.
    if (one.severity !== undefined && UNAVAILABLE_STATE.test(code)) return true
    if (UNAVAILABLE_SYSTEM_CODES.has(code) || UNAVAILABLE_MESSAGE.test(one.message ?? '')) return true
    if (one.errors?.some?.(isDatabaseUnavailable)) return true
    one = one.cause
  }
  return false
}

/** The fields that drivers' errors may have; several attempts to connect are one error that holds them. */
interface Thrown {
  code?: unknown
  severity?: unknown
  message?: string
  cause?: Thrown
  errors?: readonly unknown[]
}

const MAX_CAUSES = 5
