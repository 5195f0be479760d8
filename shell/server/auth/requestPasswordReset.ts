import type { FastifyRequest } from 'fastify'
import type { AfterAnswer } from 'shared/server/http/afterAnswer'
import { type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/slice'
import { reserve, throttleRefusal } from 'shared/server/throttle/throttle'
import { recoveryMessages } from '../../messages'
import { canonicalAddress, checkMailAddress } from '../../rules/registration'
import { mailLimit, networkLimit } from './attemptLimits'
import { linkOrigin, MISSING_ORIGIN } from './linkOrigin'
import { resetMail } from './resetMail'
import { forgetExpiredResets, replaceReset } from './resetStore'

/**
 * Sends the link to create another password. The answer has left before anybody looks whether the address has an
 * account: neither what it says nor the time it takes can tell.
 */
export async function requestPasswordReset(
  context: SliceContext,
  email: string,
  request: FastifyRequest,
  afterAnswer: AfterAnswer,
): Promise<Outcome<object>> {
  const refusal = refuseFields({ email: checkMailAddress(email) })
  if (refusal) return refusal
  const throttled = await throttleRefusal(context.database, {
    limits: [networkLimit(request.ip, 'recovery')],
    at: context.now(),
    message: recoveryMessages.tooManyTries,
  })
  if (throttled) return throttled
  const origin = linkOrigin(context.config, request)
  if (origin) afterAnswer(() => sendLink(context, canonicalAddress(email), origin))
  else request.log.error(MISSING_ORIGIN)
  return ok({})
}

/** Where the hour's mails are used up nothing is sent, and the link of the last one goes on being good. */
async function sendLink(context: SliceContext, to: string, origin: string): Promise<void> {
  const at = context.now()
  const { granted } = await reserve(context.database, mailLimit(to), at)
  if (!granted) return
  const reset = await replaceReset(context.database, to, at)
  if (reset)
    await context.mail.send(resetMail(to, reset.firstName, `${origin}/reset-password?u=${reset.token}`))
  await forgetExpiredResets(context.database, at)
}
