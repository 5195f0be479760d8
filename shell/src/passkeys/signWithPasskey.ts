import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import type { Result } from 'shared/client'
import type { UsedPasskey } from '../../contract/webAuthn'
import { askDevice, type DeviceAnswer } from './askDevice'
import { signedPart } from './signedPart'

/** Asks the server what the device signs. */
type Ask = () => Promise<Result<{ options: Record<string, unknown> }>>

interface Use {
  ask: Ask
  /** Sends what the device signed. */
  send: (used: UsedPasskey) => Promise<Result<unknown>>
}

/** The signed part of one of the device's passkeys. */
export async function signWithOwn(ask: Ask): Promise<DeviceAnswer<UsedPasskey>> {
  const asked = await ask()
  if (!asked.ok) return { ok: false, message: asked.message }
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const used = await askDevice(() => startAuthentication({ optionsJSON }))
  return used.ok ? { ok: true, answer: signedPart(used.answer) } : used
}

/** Signs with one of the device's passkeys. Returns the message of a failure; a person who cancels has failed in nothing. */
export async function signWithPasskey({ ask, send }: Use): Promise<string | undefined> {
  const used = await signWithOwn(ask)
  if (!used.ok) return used.message
  const sent = await send(used.answer)
  return sent.ok ? undefined : sent.message
}
