import type { Result } from '../client/client'

export type Answer = Result<unknown>

/**
 * The meaning of an answer for a change:
 * - `done`: the server has it.
 * - `refused`: the server judged it and will not take it, however often it is sent.
 * - `later`: the server could not take this one now. It waits, with the changes that depend on it; others go on.
 * - `unreached`: the server was not reached, or cannot serve anybody now. Every change waits.
 */
export type Outcome = 'done' | 'refused' | 'later' | 'unreached'

/** The statuses that differ from their class: 2xx done, other 4xx refused, other 5xx later, 3xx unreached. */
const EXCEPTIONS: Readonly<Record<number, Outcome>> = {
  /** No answer came. */
  0: 'unreached',
  /** The session is over: the change waits until the same person signs in. */
  401: 'unreached',
  408: 'later',
  425: 'later',
  429: 'later',
  /** A gateway whose server does not answer, or a server whose database is away. */
  502: 'unreached',
  503: 'unreached',
  504: 'unreached',
}

/** The one table by which the outbox decides (explained in shared/offline/README.md). */
export function outcomeOf(answer: Answer): Outcome {
  if (answer.ok) return 'done'
  // The server asks for consent; it has not looked at the change.
  if (answer.errors?.privacyNotice) return 'unreached'
  const { status } = answer
  return EXCEPTIONS[status] ?? (status >= 500 ? 'later' : status >= 400 ? 'refused' : 'unreached')
}

const FIRST_WAIT_MS = 2_000
const LONGEST_WAIT_MS = 60_000

/**
 * The milliseconds to wait after this many attempts (1 or more). Where the server asks for a time, it is that time, and
 * at least the first wait; otherwise it doubles with each attempt, up to a minute.
 */
export function waitAfter(attempts: number, answer: Answer): number {
  const asked = answer.ok ? undefined : answer.retryAfterMs
  return asked === undefined
    ? Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
    : Math.max(asked, FIRST_WAIT_MS)
}
