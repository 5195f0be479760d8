import type { AuthenticationResponseJSON } from '@simplewebauthn/browser'
import type { UsedPasskey } from '../../contract/webAuthn'

/** The part of a device's answer that the server checks. */
export function signedPart({ id, response }: AuthenticationResponseJSON): UsedPasskey {
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}
