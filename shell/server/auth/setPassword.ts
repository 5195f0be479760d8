import { notFound, type Outcome, ok } from 'shared/server/http/outcome'
import { refuseFields } from 'shared/server/http/refuseFields'
import type { SliceContext } from 'shared/server/slices/slice'
import { resetLimit } from 'shared/server/throttle/throttle'
import { recoveryMessages } from '../../messages'
import { checkPassword } from '../../rules/credentials'
import { changePassword } from './accountStore'
import { accountLimit } from './attemptLimits'
import { hashPassword } from './passwords'
import { isLiveReset, takeReset } from './resetStore'
import { closeSessionsOf } from './sessionStore'

/**
 * Creates another password for whom the link was sent to, and ends every session of theirs. A link that was never
 * made, is too old, was used or replaced is the same to who holds it: there is no such reset, 404.
 */
export async function setPassword(
  context: SliceContext,
  token: string,
  password: string,
): Promise<Outcome<object>> {
  const refusal = refuseFields({ password: checkPassword(password) })
  if (refusal) return refusal
  const { database } = context
  const at = context.now()
  // Hashing is dear: not for who makes links up.
  if (!(await isLiveReset(database, token, at))) return notFound(recoveryMessages.deadLink)
  const passwordHash = await hashPassword(password)
  const done = await database.transaction(async one => {
    // The one link a person has: no other is left to use.
    const userId = await takeReset(one, token, at)
    if (userId === undefined) return false
    const account = await changePassword(one, userId, passwordHash)
    await closeSessionsOf(one, userId)
    // A person who was made to wait after wrong passwords, and then recovered, does not have to wait any more.
    if (account) await resetLimit(one, accountLimit(account.email))
    return true
  })
  return done ? ok({}) : notFound(recoveryMessages.deadLink)
}
