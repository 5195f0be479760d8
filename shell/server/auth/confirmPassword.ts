import { serverMessages } from 'shared/server/http/messages'
import { forbidden, invalidField, type Refused, unauthorized } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { confirmMessages } from '../../accountMessages'
import { type Account, accountById } from './accountStore'
import { confirmLimit, networkLimit } from './attemptLimits'
import { isPasswordOf } from './passwords'

interface Confirmed {
  ok: true
  account: Account
}

/** Checks the password of a person who is signed in, before an act that a stolen phone should not be enough for. */
export async function confirmPassword(
  { database, now }: SliceContext,
  { userId, password, ip }: { userId: number; password: string; ip: string },
): Promise<Confirmed | Refused> {
  const required = confirmMessages.passwordRequired
  if (password === '') return invalidField('password', required)
  const account = await accountById(database, userId)
  if (!account) return unauthorized(serverMessages.unauthorized)
  // Apart from those of sign-in, which others can use up.
  const limits = [networkLimit(ip, 'sign-in'), confirmLimit(userId)]
  const throttled = await throttleRefusal(database, {
    limits,
    at: now(),
    message: confirmMessages.tooManyTries,
  })
  if (throttled) return throttled
  const wrong = confirmMessages.wrongPassword
  return (await isPasswordOf(account, password))
    ? { ok: true, account }
    : forbidden(wrong, { password: wrong })
}
