import type { SignedInPerson } from 'shared/published/person'
import { invalid, type Outcome, ok, tooMany, unauthorized } from 'shared/server/outcome'
import type { Stand } from 'shared/server/slice'
import type { Credentials } from '../../contract'
import { loginMessages } from '../../messages'
import { checkEmail, checkPassword } from '../../rules/credentials'
import { accountByEmail } from './accountStore'
import { isPasswordOf } from './passwords'
import { personFacts } from './personFacts'
import { forgetExpiredSessions, openSession } from './sessionStore'
import { accountLimit, forgetOldGuesses, giveBack, type Limit, networkLimit, reserve } from './throttle'

/** Changes an address and a password for a token. */
export async function login(
  stand: Stand,
  { email, password }: Credentials,
  ip: string,
): Promise<Outcome<SignedInPerson>> {
  const refusal = refuseCredentials(email, password)
  if (refusal) return refusal
  const { database } = stand
  const address = email.trim().toLowerCase()
  const at = stand.now()
  const limits = [networkLimit(ip), accountLimit(address)]
  const wait = await reserveAll(stand, limits, at)
  if (wait !== undefined) return tooMany(loginMessages.tooManyTries, wait)

  const account = await accountByEmail(database, address)
  if (!(await isPasswordOf(account, password)) || !account)
    return unauthorized(loginMessages.wrongCredentials)

  for (const limit of limits) await giveBack(database, limit, at)
  const token = await openSession(database, account.id, at)
  await forgetExpiredSessions(database, at)
  await forgetOldGuesses(database, at)
  return ok({ ...(await personFacts(stand, account)), token })
}

/** Section 5: the form's own rules, in its own words; such a password cannot be right, so it costs no guess. */
function refuseCredentials(email: string, password: string) {
  const problems = { email: checkEmail(email), password: checkPassword(password) }
  const errors = Object.entries(problems).flatMap(([field, message]) =>
    message ? [[field, message] as const] : [],
  )
  const [first] = errors
  return first && invalid(first[1], Object.fromEntries(errors))
}

/** Seconds to wait where a ration is used up; nothing where there was room in all. */
async function reserveAll(
  { database }: Stand,
  limits: readonly Limit[],
  at: Date,
): Promise<number | undefined> {
  for (const limit of limits) {
    const reservation = await reserve(database, limit, at)
    if (!reservation.granted) return reservation.retryAfterSeconds
  }
  return undefined
}
