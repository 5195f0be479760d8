import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { type Limit, limitOf, networkOf } from 'shared/server/throttle/limits'

const QUARTER_MS = 15 * MS_PER_MINUTE

/**
 * Ten sign-in attempts per address in 15 minutes, whether or not it has an account, of all devices together where its
 * owner never signed in.
 */
export function accountLimit(email: string): Limit {
  return limitOf({ name: 'account', of: email, most: 10, windowMs: QUARTER_MS })
}

/** Ten attempts in 15 minutes on a device where the person has signed in: nobody else uses them up. */
export function deviceLimit(mark: string): Limit {
  return limitOf({ name: 'device', of: mark, most: 10, windowMs: QUARTER_MS })
}

/** Ten attempts in 15 minutes to confirm an act by the password, by whoever is signed in. */
export function confirmLimit(userId: number): Limit {
  return limitOf({ name: 'confirmation', of: userId, most: 10, windowMs: QUARTER_MS })
}

/** Ten codes in 15 minutes of a member of the staff, whose password whoever tries them already knows. */
export function codeLimit(userId: number): Limit {
  return limitOf({ name: 'second factor', of: userId, most: 10, windowMs: QUARTER_MS })
}

/** Five mails an hour to one address, whether or not it has an account. */
export function mailLimit(email: string): Limit {
  return limitOf({ name: 'mail', of: email, most: 5, windowMs: MS_PER_HOUR })
}

/** Five mails a day that ask an address for its proof, whichever accounts are made with it; resets are counted apart. */
export function proofLimit(email: string): Limit {
  return limitOf({ name: 'proof', of: email, most: 5, windowMs: MS_PER_DAY })
}

/** Five mails a day about new devices. */
export function deviceMailLimit(userId: number): Limit {
  return limitOf({ name: 'device mail', of: userId, most: 5, windowMs: MS_PER_DAY })
}

/** Five changes of address a day: each writes to an address that the person only says is theirs. */
export function addressChangeLimit(userId: number): Limit {
  return limitOf({ name: 'address change', of: userId, most: 5, windowMs: MS_PER_DAY })
}

/** Two corrections a day of an address that nobody has proved: no mail tells its owner. */
export function firstAddressLimit(userId: number): Limit {
  return limitOf({ name: 'address correction', of: userId, most: 2, windowMs: MS_PER_DAY })
}

/** A network's attempts are counted separately for each action. */
type Action = 'sign-in' | 'confirmation' | 'passkey' | 'registration' | 'recovery' | 'upload'

const NETWORK_LIMITS: Record<Action, { most: number; windowMs: number }> = {
  'sign-in': { most: 300, windowMs: QUARTER_MS },
  confirmation: { most: 300, windowMs: QUARTER_MS },
  // Challenges that passkeys sign: every open sign-in page has asked for one, whether or not its person uses a passkey.
  passkey: { most: 3000, windowMs: QUARTER_MS },
  // More than a practice's waiting room registers.
  registration: { most: 100, windowMs: MS_PER_HOUR },
  recovery: { most: 300, windowMs: QUARTER_MS },
  // An upload without an account has no owner, and its file stays for a day.
  upload: { most: 30, windowMs: MS_PER_HOUR },
}

/** A network has a much higher limit than a person: a waiting room shares one IP address. */
export function networkLimit(ip: string, action: Action): Limit {
  return limitOf({ name: `network ${action}`, of: networkOf(ip), ...NETWORK_LIMITS[action] })
}

/** The answers of a network's registrations that an address is taken: whoever asks for more looks for addresses. */
export function takenLimits(ip: string): Limit[] {
  const of = networkOf(ip)
  return [
    limitOf({ name: 'taken address an hour', of, most: 10, windowMs: MS_PER_HOUR }),
    limitOf({ name: 'taken address a day', of, most: 40, windowMs: MS_PER_DAY }),
  ]
}

/** One mail a day that tells an owner of a registration with their address. */
export function takenMailLimit(email: string): Limit {
  return limitOf({ name: 'taken address mail', of: email, most: 1, windowMs: MS_PER_DAY })
}

/** Two files a minute for an hour: more than any person needs to send. */
export function uploadLimit(userId: number): Limit {
  return limitOf({ name: 'person upload', of: userId, most: 120, windowMs: MS_PER_HOUR })
}
