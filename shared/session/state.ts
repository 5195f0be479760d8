import type { PersonFacts } from '../published/person'

/**
 * The session is anonymous until a login succeeds or the start-up call answers 200 (shared/product/shell.md#session).
 */
export type Session =
  | { status: 'starting' }
  /** `refused`: there was a session until the server refused its token. */
  | { status: 'anonymous'; refused?: boolean }
  /** There is a token, but the API could not be asked whether it is valid. */
  | { status: 'unreachable' }
  /** `unconfirmed`: read from this device, since the API could not be asked. */
  | { status: 'signedIn'; user: PersonFacts; token: string; unconfirmed?: true }
