import type { FastifyRequest } from 'fastify'
import { checkEmail } from 'shared/published/mailAddress'
import type { SignedInPerson } from 'shared/published/person'
import { type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/slice'
import { release, removeExpiredAttempts, throttleRefusal } from 'shared/server/throttle/throttle'
import type { Credentials } from '../../contract'
import { loginMessages } from '../../messages'
import { checkPassword } from '../../rules/credentials'
import { accountByEmail } from './accountStore'
import { tellOfDevice } from './alarm/tellOfDevice'
import { accountLimit, deviceLimit, networkLimit } from './attemptLimits'
import { markDevice, markOf } from './deviceMarks'
import { isPasswordOf } from './passwords'
import { personFacts } from './personFacts'
import { missingFactor } from './secondFactor/secondFactorStore'
import { forgetExpiredSessions, openSession } from './sessionStore'
import { openedFrom } from './sessions/openedFrom'

/** Signs in: 200 with the token, 400 with the form's errors, 401 for a wrong address or password, 429 after too many. */
export async function login(
  context: SliceContext,
  { email, password }: Credentials,
  request: FastifyRequest,
): Promise<Outcome<SignedInPerson>> {
  // The form's own rules and messages. A password that breaks them cannot be right, so it does not count as an attempt.
  const refusal = refuseFields({ email: checkEmail(email), password: checkPassword(password) })
  if (refusal) return refusal
  const { database } = context
  const address = email.trim().toLowerCase()
  const at = context.now()
  const account = await accountByEmail(database, address)
  // On a device of the person only its own attempts count: whatever others try, the right password is let in there.
  const mark = account && (await markOf(database, account.id, request, at))
  const limits = mark ? [deviceLimit(mark)] : [networkLimit(request.ip, 'sign-in'), accountLimit(address)]
  const throttled = await throttleRefusal(database, { limits, at, message: loginMessages.tooManyTries })
  if (throttled) return throttled

  if (!(await isPasswordOf(account, password)) || !account)
    return unauthorized(loginMessages.wrongCredentials)

  const from = openedFrom(context.config, request)
  // In one transaction: a reset that comes after the session ends the mark too.
  const opened = await database.transaction(async one => {
    const token = await openSession(one, account, { now: at, from })
    if (!token) return undefined
    if (!mark) await tellOfDevice(context, one, { account, from, request })
    return { token, headers: await markDevice(one, account.id, request, { now: at, mark }) }
  })
  if (!opened) return unauthorized(loginMessages.wrongCredentials)
  const { token, headers } = opened
  for (const limit of limits) await release(database, limit, at)
  await forgetExpiredSessions(database, at)
  await removeExpiredAttempts(database, at)
  const person = { id: account.id, ...(account.staffSince && { confirmedAt: null }) }
  const facts = { ...(await personFacts(context, account)), ...(await missingFactor(database, person, at)) }
  return { ...ok({ ...facts, token }), headers }
}
