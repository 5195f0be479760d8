import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { type Limit, limitOf, networkOf } from 'shared/server/throttle/limits'

const QUARTER_MS = 15 * MS_PER_MINUTE

/** Ten attempts to sign in to an account, whether it exists or not, whatever the request says of itself. */
export function accountLimit(email: string): Limit {
  return limitOf({ name: 'account', of: email, most: 10, windowMs: QUARTER_MS })
}

/** Five mails an hour to one address, whether or not it has an account. */
export function mailLimit(email: string): Limit {
  return limitOf({ name: 'mail', of: email, most: 5, windowMs: MS_PER_HOUR })
}

/** A network's attempts are counted apart for each action. */
type Action = 'sign-in' | 'registration' | 'recovery' | 'upload'

/** Far more for a network: a waiting room shares one address. */
export function networkLimit(ip: string, action: Action): Limit {
  // Uploads without an account are nobody's, and each file stays a day.
  const ration =
    action === 'upload' ? { most: 30, windowMs: MS_PER_HOUR } : { most: 300, windowMs: QUARTER_MS }
  return limitOf({ name: `network ${action}`, of: networkOf(ip), ...ration })
}

/** Two files a minute for an hour: more than any person has to send. */
export function uploadLimit(userId: number): Limit {
  return limitOf({ name: 'person upload', of: userId, most: 120, windowMs: MS_PER_HOUR })
}
