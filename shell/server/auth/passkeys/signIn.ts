import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { SignedInPerson } from 'shared/published/person'
import { type Outcome, ok, unauthorized } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import type { UsedPasskey } from '../../../contract/webAuthn'
import { loginRefusals } from '../../../messages'
import { passkeyMessages } from '../../../passkeyMessages'
import { accountById, holdAccount } from '../accountStore'
import { networkLimit } from '../attemptLimits'
import { enter, wayIn } from '../enter'
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges'
import { noteUse, passkeyByCredential } from './passkeyStore'
import { relyingParty } from './relyingParty'
import { challengeIn, verifyUsed } from './verify'

const PURPOSE = { act: 'sign in', userId: null } as const

/** Returns what a device signs to sign in. The device offers its person's passkeys, so nobody types an address. */
export async function startSignIn(
  context: SliceContext,
  request: FastifyRequest,
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const { database, now } = context
  const throttled = await throttleRefusal(database, {
    limits: [networkLimit(request.ip, 'passkey')],
    at: now(),
    message: loginRefusals.tooManyTries,
  })
  if (throttled) return throttled
  const challenge = await newChallenge(database, PURPOSE, now())
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  })
  return ok({ options: { ...options } })
}

/** Signs in by a passkey: the limits, mails and session of a sign-in by password. */
export async function signInByPasskey(
  context: SliceContext,
  passkey: UsedPasskey,
  request: FastifyRequest,
): Promise<Outcome<SignedInPerson>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const { database } = context
  const at = context.now()
  const stored = await passkeyByCredential(database, passkey.id)
  const account = stored && (await accountById(database, stored.userId))
  const way = await wayIn(context, { account, address: account?.email, request, at })
  if (!way.ok) return way
  const refused = unauthorized(passkeyMessages.refused)
  const challenge = challengeIn(passkey) ?? ''
  // Also an unknown passkey, and a wrong answer of a known one, use the challenge up.
  if (!(await takeChallenge(database, challenge, PURPOSE, at)) || !stored || !account) return refused
  const counter = await verifyUsed(passkey, { party, challenge, stored })
  if (counter === undefined) return refused
  const entered = await enter(context, {
    account,
    way,
    request,
    at,
    byPasskey: true,
    // The account is locked before the passkey, as a password reset does: the two never wait for each other in a circle.
    check: async one => (await holdAccount(one, account.id)) && noteUse(one, stored.id, { counter, at }),
  })
  return entered ?? refused
}
