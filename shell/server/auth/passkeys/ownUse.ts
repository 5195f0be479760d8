import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { Database } from 'shared/server/database/database'
import { conflict, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { UsedPasskey } from '../../../contract/webAuthn'
import { CHALLENGE_MS, newChallenge, type Purpose, takeChallenge } from './challenges'
import { lockOwner, noteUse, passkeyByCredential, passkeysOf } from './passkeyStore'
import type { RelyingParty } from './relyingParty'
import { challengeIn, verifyUsed } from './verify'

interface OwnUse {
  party: RelyingParty
  purpose: Exclude<Purpose, { userId: null }>
}

/** Returns what a device of a signed-in person signs with one of their passkeys; refused with `none` where they have none. */
export async function askOwn(
  { database, now }: SliceContext,
  { party, purpose, none }: OwnUse & { none: string },
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const present = await passkeysOf(database, purpose.userId)
  if (present.length === 0) return conflict(none)
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(await newChallenge(database, purpose, now()), 'base64url')),
    timeout: CHALLENGE_MS,
    allowCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    userVerification: 'required',
  })
  return ok({ options: { ...options } })
}

/**
 * Whether the person signed the challenge with a passkey of their own, whose use is noted; `act` happens with it. Also a
 * wrong answer uses the challenge up.
 */
export async function takeOwn(
  { database, now }: SliceContext,
  { party, purpose, passkey }: OwnUse & { passkey: UsedPasskey },
  act: (one: Database) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const at = now()
  const challenge = challengeIn(passkey) ?? ''
  const held = await takeChallenge(database, challenge, purpose, at)
  const stored = await passkeyByCredential(database, passkey.id)
  if (!held || stored?.userId !== purpose.userId) return false
  const counter = await verifyUsed(passkey, { party, challenge, stored })
  if (counter === undefined) return false
  return database.transaction(async one => {
    // The account is locked first, in the order of a reset, which ends the passkey.
    await lockOwner(one, purpose.userId)
    if (!(await noteUse(one, stored.id, { counter, at }))) return false
    await act(one)
    return true
  })
}
