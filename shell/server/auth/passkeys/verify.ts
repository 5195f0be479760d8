import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeClientDataJSON, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { NewPasskey, UsedPasskey } from '../../../contract/webAuthn'
import type { RelyingParty } from './relyingParty'

interface Expected {
  party: RelyingParty
  challenge: string
}

const plain = { type: 'public-key' as const, clientExtensionResults: {} }
const expectedOf = ({ party, challenge }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  requireUserVerification: true,
})

/** The challenge that a device says it signed; undefined where it says none. */
export function challengeIn({ clientDataJSON }: { clientDataJSON: string }): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON) as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The columns of a passkey that a device made; undefined where anything in its answer is wrong. */
export async function verifyNew(passkey: NewPasskey, expected: Expected) {
  const { id, ...response } = passkey
  const verified = await orUndefined(() =>
    verifyRegistrationResponse({
      ...expectedOf(expected),
      response: { ...plain, id, rawId: id, response },
    }),
  )
  if (!verified?.verified) return undefined
  const { credential } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: isoBase64URL.fromBuffer(credential.publicKey),
    counter: credential.counter,
  }
}

/** The new counter of a passkey that signed the challenge; undefined where anything in the device's answer is wrong. */
export async function verifyUsed(
  passkey: UsedPasskey,
  { stored, ...expected }: Expected & { stored: { publicKey: string; counter: number } },
): Promise<number | undefined> {
  const { id, ...response } = passkey
  const verified = await orUndefined(() =>
    verifyAuthenticationResponse({
      ...expectedOf(expected),
      response: { ...plain, id, rawId: id, response },
      credential: { id, publicKey: isoBase64URL.toBuffer(stored.publicKey), counter: stored.counter },
    }),
  )
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

/** The library throws for every wrong answer, of which a caller can send any. */
async function orUndefined<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
