import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { PersonFacts } from 'shared/published/person'
import { serverMessages } from 'shared/server/http/messages'
import { conflict, forbidden, type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { resetLimit, throttleRefusal } from 'shared/server/throttle/throttle'
import type { UsedPasskey } from '../../../contract/passkeys'
import { passkeyMessages } from '../../../passkeyMessages'
import { secondFactorMessages } from '../../../secondFactorMessages'
import { memberById } from '../../staff/staffStore'
import { accountById } from '../accountStore'
import { codeLimit } from '../attemptLimits'
import { personFacts } from '../personFacts'
import { auditWrongFactor } from '../secondFactor/codeRefusal'
import { confirmSession } from '../sessionStore'
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges'
import { lockOwner, noteUse, passkeyByCredential, passkeysOf } from './passkeyStore'
import { relyingParty } from './relyingParty'
import { challengeIn, verifyUsed } from './verify'

/** Returns what a device of a member of the staff signs to give the second factor in the session that is open. */
export async function startConfirmation(
  context: SliceContext,
  userId: number,
  request: FastifyRequest,
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const { database, now } = context
  if (!(await memberById(database, userId))) return forbidden(serverMessages.staffOnly)
  const present = await passkeysOf(database, userId)
  if (present.length === 0) return conflict(passkeyMessages.none)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(await newChallenge(database, userId, now()), 'base64url')),
    timeout: CHALLENGE_MS,
    allowCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'required',
  })
  return ok({ options: { ...options } })
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
  const challenge = challengeIn(passkey) ?? ''
  const held = await takeChallenge(database, { challenge, userId }, at)
  const stored = await passkeyByCredential(database, passkey.id)
  const isOwn = held && stored?.userId === userId
  const counter = isOwn ? await verifyUsed(passkey, { party, challenge, stored }) : undefined
  const confirmed = await database.transaction(async one => {
    // The account is locked first, in the order of a reset, which ends the passkey.
    await lockOwner(one, userId)
    if (!stored || counter === undefined || !(await noteUse(one, stored.id, { counter, at }))) return false
    await confirmSession(one, bearerToken(request) ?? '', at)
    await resetLimit(one, codeLimit(userId))
    return true
  })
  if (!confirmed) {
    await auditWrongFactor(context, member)
    return forbidden(passkeyMessages.notConfirmed)
  }
  const account = await accountById(database, userId)
  return account ? ok(await personFacts(context, account)) : unauthorized(serverMessages.unauthorized)
}
