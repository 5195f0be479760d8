import type { FastifyRequest } from 'fastify'
import type { PersonFacts } from 'shared/published/person'
import { serverMessages } from 'shared/server/http/messages'
import { forbidden, type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { resetLimit, throttleRefusal } from 'shared/server/throttle/throttle'
import type { UsedPasskey } from '../../../contract/webAuthn'
import { passkeyMessages } from '../../../passkeyMessages'
import { secondFactorMessages } from '../../../secondFactorMessages'
import { memberById } from '../../staff/staffStore'
import { accountById } from '../accountStore'
import { codeLimit } from '../attemptLimits'
import { personFacts } from '../personFacts'
import { auditWrongFactor } from '../secondFactor/codeRefusal'
import { confirmSession } from '../sessionStore'
import { askOwn, takeOwn } from './ownUse'
import { relyingParty } from './relyingParty'

const purposeOf = (userId: number) => ({ act: 'second factor', userId }) as const

/** Returns what a device of a member of the staff signs to give the second factor in the session that is open. */
export async function startConfirmation(
  context: SliceContext,
  userId: number,
  request: FastifyRequest,
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  if (!(await memberById(context.database, userId))) return forbidden(serverMessages.staffOnly)
  return askOwn(context, { party, purpose: purposeOf(userId), none: passkeyMessages.none })
}

/** Confirms this session of a member of the staff by one of their own passkeys. */
export async function confirmByPasskey(
  context: SliceContext,
  { userId, passkey, request }: { userId: number; passkey: UsedPasskey; request: FastifyRequest },
): Promise<Outcome<PersonFacts>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const { database } = context
  const member = await memberById(database, userId)
  if (!member) return forbidden(serverMessages.staffOnly)
  const at = context.now()
  const message = secondFactorMessages.tooManyTries
  const throttled = await throttleRefusal(database, { limits: [codeLimit(userId)], at, message })
  if (throttled) return throttled
  const confirmed = await takeOwn(context, { party, purpose: purposeOf(userId), passkey }, async one => {
    await confirmSession(one, bearerToken(request) ?? '', at)
    await resetLimit(one, codeLimit(userId))
  })
  if (!confirmed) {
    await auditWrongFactor(context, member)
    return forbidden(passkeyMessages.notConfirmed)
  }
  const account = await accountById(database, userId)
  return account ? ok(await personFacts(context, account)) : unauthorized(serverMessages.unauthorized)
}
