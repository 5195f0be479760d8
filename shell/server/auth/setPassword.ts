import type { FastifyRequest } from 'fastify'
import { notFound, type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/context'
import type { Slice } from 'shared/server/slices/slice'
import { resetLimit } from 'shared/server/throttle/throttle'
import { recoveryMessages } from '../../entranceMessages'
import { checkPassword } from '../../rules/credentials'
import { changePassword } from './accountStore'
import { mailAlarm } from './alarm/alarmMail'
import { accountLimit } from './attemptLimits'
import { markDevice } from './deviceMarks'
import { hashPassword } from './passwords'
import { isLiveReset, takeReset } from './resetStore'
import { endSecrets } from './secrets'

interface NewPassword {
  /** The token of the link. */
  token: string
  password: string
  request: FastifyRequest
}

/**
 * Sets another password for the person whom the link was sent to, and ends every secret of the account: whoever made
 * one may be a stranger who knew the old password, or who registered the address first. A link that was never made, has
 * expired, was used or was replaced answers 404. The device of the call is the person's: it signs in at once, also while
 * others try passwords; a mail tells the person in any case.
 */
export async function setPassword(
  context: SliceContext,
  slices: readonly Slice[],
  { token, password, request }: NewPassword,
): Promise<Outcome<object>> {
  const refusal = refuseFields({ password: checkPassword(password) })
  if (refusal) return refusal
  const { database } = context
  const at = context.now()
  // Hashing is expensive: skipped for an invented link.
  if (!(await isLiveReset(database, token, at))) return notFound(recoveryMessages.deadLink)
  const passwordHash = await hashPassword(password)
  const headers = await database.transaction(async one => {
    // A person has only one link, so no other stays usable.
    const userId = await takeReset(one, token, at)
    if (userId === undefined) return undefined
    const account = await changePassword(one, userId, passwordHash, at)
    if (!account) return undefined
    await endSecrets(one, slices, userId)
    // A person whom the attempt limit refused may sign in at once after a recovery.
    await resetLimit(one, accountLimit(account.email))
    await mailAlarm(context, one, { account, occasion: 'reset', request })
    return markDevice(one, userId, request, { now: at })
  })
  return headers ? { ...ok({}), headers } : notFound(recoveryMessages.deadLink)
}
