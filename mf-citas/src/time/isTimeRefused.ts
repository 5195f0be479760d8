import { isJudged } from 'shared/client'

/** The fields of a wish that say its time. */
const TIME = ['init', 'end']

/**
 * Whether the server refused the time itself: it is taken, or the specialist does not work then. Any other failure, such
 * as a lost connection, says nothing of the time: it stays chosen, so that one press tries again.
 */
export function isTimeRefused(error: unknown): boolean {
  if (!isJudged(error)) return false
  return error.status === 409 || TIME.some(field => error.errors?.[field] !== undefined)
}
