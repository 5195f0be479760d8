import type { FastifyRequest } from 'fastify'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { addressMessages } from '../../../accountMessages'
import { proofLimit } from '../attemptLimits'
import { waitingWish } from './changeStore'
import { mailWish } from './mailWish'

/**
 * Mails the link of the change of address that waits again, to the same address: its day does not begin anew. It needs
 * no confirmation, since the person confirmed the wish itself.
 */
export async function mailWishAgain(
  context: SliceContext,
  userId: number,
  request: FastifyRequest,
): Promise<Outcome<object>> {
  const { database, config, now } = context
  const wish = await waitingWish(database, userId, now())
  if (!wish) return notFound(addressMessages.noneWaits)
  const refusal = await throttleRefusal(database, {
    limits: [proofLimit(wish.email)],
    at: now(),
    message: addressMessages.tooManyMails,
  })
  if (refusal) return refusal
  const origin = linkOrigin(config, request)
  if (origin) await mailWish(context, { userId, email: wish.email, origin }, request)
  else request.log.error(MISSING_ORIGIN)
  return ok({})
}
