import type { SignedInPerson } from 'shared/published/person'
import { type Outcome, ok, tooMany, unauthorized } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/slice'
import type { Credentials } from '../../contract'
import { loginMessages } from '../../messages'
import { checkEmail, checkPassword } from '../../rules/credentials'
import { accountByEmail } from './accountStore'
import { isPasswordOf } from './passwords'
import { personFacts } from './personFacts'
import { forgetExpiredSessions, openSession } from './sessionStore'
import { accountLimit, forgetOldGuesses, giveBack, networkLimit, reserveAll } from './throttle'

/** Changes an address and a password for a token. */
export async function login(
  context: SliceContext,
  { email, password }: Credentials,
  ip: string,
): Promise<Outcome<SignedInPerson>> {
  // Section 5: the form's own rules, in its own words; such a password cannot be right, so it costs no guess.
  const refusal = refuseFields({ email: checkEmail(email), password: checkPassword(password) })
  if (refusal) return refusal
  const { database } = context
  const address = email.trim().toLowerCase()
  const at = context.now()
  const limits = [networkLimit(ip, 'sign-in'), accountLimit(address)]
  const wait = await reserveAll(database, limits, at)
  if (wait !== undefined) return tooMany(loginMessages.tooManyTries, wait)

  const account = await accountByEmail(database, address)
  if (!(await isPasswordOf(account, password)) || !account)
    return unauthorized(loginMessages.wrongCredentials)

  const token = await openSession(database, account, at)
  if (!token) return unauthorized(loginMessages.wrongCredentials)
  for (const limit of limits) await giveBack(database, limit, at)
  await forgetExpiredSessions(database, at)
  await forgetOldGuesses(database, at)
  return ok({ ...(await personFacts(context, account)), token })
}
