import type { FastifyRequest } from 'fastify'
import { canonicalAddress, checkMailAddress } from 'shared/published/mailAddress'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { recoveryMessages } from '../../entranceMessages'
import { networkLimit } from './attemptLimits'
import { passwordResetJob } from './passwordResetJobs'

/**
 * Queues the mail with the link to create another password. A job looks up later whether the address has an account:
 * neither the answer nor its timing reveals it (shared/product/shell.md#recovery).
 */
export async function requestPasswordReset(
  context: SliceContext,
  email: string,
  request: FastifyRequest,
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
  if (origin) await context.jobs.send(passwordResetJob, { email: canonicalAddress(email), origin })
  else request.log.error(MISSING_ORIGIN)
  return ok({})
}
