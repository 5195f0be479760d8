import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { callsOf } from 'shared/client'
import type { passkeysContract } from '../../contract/passkeys'
import type { signInByPasskey } from '../session/session'
import { askDevice } from './askDevice'

const api = callsOf<typeof passkeysContract>()

/** Signs in with one of the device's passkeys. Answers the message of a failure; a person who cancels has failed in nothing. */
export async function enterByPasskey(signIn: typeof signInByPasskey): Promise<string | undefined> {
  const asked = await api('POST auth/login/passkey-challenge')
  if (!asked.ok) return asked.message
  const optionsJSON = asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON
  const used = await askDevice(() => startAuthentication({ optionsJSON }))
  if (!used.ok) return used.message
  const { clientDataJSON, authenticatorData, signature } = used.answer.response
  const { id } = used.answer
  const entered = await signIn({ id, clientDataJSON, authenticatorData, signature })
  return entered.ok ? undefined : entered.message
}
