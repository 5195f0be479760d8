import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import type { Result } from 'shared/client'
import type { UsedPasskey } from '../../contract/passkeys'
import { askDevice } from './askDevice'
import { signedPart } from './signedPart'

interface Use {
  /** Asks the server what the device signs. */
  ask: () => Promise<Result<{ options: Record<string, unknown> }>>
  /** Sends what the device signed. */
  send: (used: UsedPasskey) => Promise<Result<unknown>>
}

/** Signs with one of the device's passkeys. Returns the message of a failure; a person who cancels has failed in nothing. */
export async function signWithPasskey({ ask, send }: Use): Promise<string | undefined> {
  const asked = await ask()
  if (!asked.ok) return asked.message
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const used = await askDevice(() => startAuthentication({ optionsJSON }))
  if (!used.ok) return used.message
  const sent = await send(signedPart(used.answer))
  return sent.ok ? undefined : sent.message
}
