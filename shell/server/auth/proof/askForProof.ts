import type { FastifyRequest } from 'fastify'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { serverMessages } from 'shared/server/http/messages'
import { type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { proofMessages } from '../../../messages'
import { accountById } from '../accountStore'
import { proofLimit } from '../attemptLimits'
import { mailProof } from './proofJobs'

/** Mails the link again that proves the person's address. A proved address gets none. */
export function askForProof(
  context: SliceContext,
  userId: number,
  request: FastifyRequest,
): Promise<Outcome<object>> {
  const { database, config, now } = context
  return database.transaction(async one => {
    const account = await accountById(one, userId)
    if (!account) return unauthorized(serverMessages.unauthorized)
    if (account.addressProvedAt) return ok({})
    const origin = linkOrigin(config, request)
    if (!origin) {
      request.log.error(MISSING_ORIGIN)
      return ok({})
    }
    const refusal = await throttleRefusal(one, {
      limits: [proofLimit(account.email)],
      at: now(),
      message: proofMessages.tooManyMails,
    })
    if (refusal) return refusal
    await mailProof(context, one, { userId, origin, occasion: 'again' })
    return ok({})
  })
}
