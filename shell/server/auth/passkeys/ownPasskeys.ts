import { generateRegistrationOptions } from '@simplewebauthn/server'
import { isoUint8Array } from '@simplewebauthn/server/helpers'
import type { FastifyRequest } from 'fastify'
import { conflict, created, forbidden, invalid, notFound, type Outcome, ok } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import type { Passkey } from '../../../contract/passkeys'
import type { NewPasskey } from '../../../contract/webAuthn'
import { passkeyMessages } from '../../../passkeyMessages'
import { accountById } from '../accountStore'
import { mailAlarm } from '../alarm/alarmMail'
import { type Confirming, confirmPerson } from '../confirmPerson'
import { openedFrom } from '../sessions/openedFrom'
import { deviceInWords } from '../sessions/sessionWords'
import { CHALLENGE_MS, newChallenge, takeChallenge } from './challenges'
import { addPasskey, inWords, lockOwner, MOST_PASSKEYS, passkeysOf, removePasskey } from './passkeyStore'
import { relyingParty } from './relyingParty'
import { challengeIn, verifyNew } from './verify'

const purposeOf = (userId: number) => ({ act: 'new passkey', userId }) as const

const full = () => conflict(passkeyMessages.full(MOST_PASSKEYS))

/** Returns what a device needs to make a passkey. The challenge is the proof that the person confirmed it. */
export async function startPasskey(
  context: SliceContext,
  confirming: Confirming,
): Promise<Outcome<{ options: Record<string, unknown> }>> {
  const { userId, request } = confirming
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const confirmed = await confirmPerson(context, confirming)
  if (!confirmed.ok) return confirmed
  const { email, firstName, addressProvedAt } = confirmed.account
  // A stranger may have registered the address: its owner's reset must find no key of theirs.
  if (!addressProvedAt) return forbidden(passkeyMessages.proveFirst)
  const { database, now } = context
  const present = await passkeysOf(database, userId)
  if (present.length >= MOST_PASSKEYS) return full()
  const options = await generateRegistrationOptions({
    rpName: 'My Diet',
    rpID: party.id,
    userName: email,
    userDisplayName: firstName,
    userID: isoUint8Array.fromUTF8String(String(userId)),
    // The library encodes bytes: a text of base64url would be encoded twice.
    challenge: Uint8Array.from(
      Buffer.from(await newChallenge(database, purposeOf(userId), now()), 'base64url'),
    ),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    excludeCredentials: present.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return ok({ options: { ...options } })
}

/** Adds the passkey that a device made for the challenge. A second delivery finds the challenge used. */
export async function finishPasskey(
  context: SliceContext,
  { userId, passkey, request }: { userId: number; passkey: NewPasskey; request: FastifyRequest },
): Promise<Outcome<Passkey>> {
  const party = relyingParty(context, request)
  if (!party.ok) return party
  const { database, config, now } = context
  const challenge = challengeIn(passkey) ?? ''
  return database.transaction(async one => {
    // The account is locked before the challenge, in the order in which a reset locks them.
    await lockOwner(one, userId)
    const account = await accountById(one, userId)
    const held = await takeChallenge(one, challenge, purposeOf(userId), now())
    const made = held && (await verifyNew(passkey, { party, challenge }))
    if (!account || !made) return invalid(passkeyMessages.notAdded)
    if ((await passkeysOf(one, userId)).length >= MOST_PASSKEYS) return full()
    const name = deviceInWords(openedFrom(config, request).device)
    const added = await addPasskey(one, { userId, ...made, name, createdAt: now() })
    if (!added) return conflict(passkeyMessages.taken)
    await mailAlarm(context, one, { account, occasion: 'passkeyAdded', detail: name, request })
    return created(inWords(added))
  })
}

export async function endPasskey(
  context: SliceContext,
  { id, ...confirming }: Confirming & { id: number },
): Promise<Outcome<object>> {
  const { userId, request } = confirming
  const confirmed = await confirmPerson(context, confirming)
  if (!confirmed.ok) return confirmed
  const { account } = confirmed
  return context.database.transaction(async one => {
    const removed = await removePasskey(one, userId, id)
    if (!removed) return notFound(passkeyMessages.gone)
    await mailAlarm(context, one, { account, occasion: 'passkeyRemoved', detail: removed.name, request })
    return ok({})
  })
}
