import type { FastifyRequest } from 'fastify'
import { serverMessages } from 'shared/server/http/messages'
import { forbidden, invalidField, type Outcome, type Refused, unauthorized } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { confirmMessages } from '../../accountMessages'
import type { Confirmation } from '../../contract/confirmation'
import type { UsedPasskey } from '../../contract/webAuthn'
import { type Account, accountById } from './accountStore'
import { confirmLimit, networkLimit } from './attemptLimits'
import { askOwn, takeOwn } from './passkeys/ownUse'
import { relyingParty } from './passkeys/relyingParty'
import { isPasswordOf } from './passwords'

export interface Confirming extends Confirmation {
  userId: number
  request: FastifyRequest
}

interface Confirmed {
  ok: true
  account: Account
}

const purposeOf = (userId: number) => ({ act: 'confirmation', userId }) as const

/** Returns what a device of a signed-in person signs instead of typing the password. */
export async function startConfirming(
  context: SliceContext,
  userId: number,
  request: FastifyRequest,
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const { database, now } = context
  const message = confirmMessages.tooManyTries
  const limits = [networkLimit(request.ip, 'passkey')]
  const throttled = await throttleRefusal(database, { limits, at: now(), message })
  if (throttled) return throttled
  return askOwn(context, { party, purpose: purposeOf(userId), none: confirmMessages.noPasskey })
}

/**
 * Checks the passkey or the password of a person who is signed in, before an act that a stolen phone should not be
 * enough for.
 */
export async function confirmPerson(
  context: SliceContext,
  { userId, password = '', passkey, request }: Confirming,
): Promise<Confirmed | Refused> {
  if (!passkey && password === '') return invalidField('password', confirmMessages.passwordRequired)
  const { database, now } = context
  const account = await accountById(database, userId)
  if (!account) return unauthorized(serverMessages.unauthorized)
  // Apart from those of sign-in, which others can use up.
  const limits = [networkLimit(request.ip, 'confirmation'), confirmLimit(userId)]
  const throttled = await throttleRefusal(database, {
    limits,
    at: now(),
    message: confirmMessages.tooManyTries,
  })
  if (throttled) return throttled
  const refusal = passkey
    ? await refusePasskey(context, { userId, passkey, request })
    : await refusePassword(account, password)
  return refusal ?? { ok: true, account }
}

async function refusePasskey(
  context: SliceContext,
  { userId, passkey, request }: { userId: number; passkey: UsedPasskey; request: FastifyRequest },
): Promise<Refused | undefined> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const own = await takeOwn(context, { party, purpose: purposeOf(userId), passkey })
  return own ? undefined : forbidden(confirmMessages.wrongPasskey)
}

async function refusePassword(account: Account, password: string): Promise<Refused | undefined> {
  const wrong = confirmMessages.wrongPassword
  return (await isPasswordOf(account, password)) ? undefined : forbidden(wrong, { password: wrong })
}
