import { callsOf } from 'shared/client'
import type { passkeysContract } from '../../contract/passkeys'
import type { signInByPasskey } from '../session/session'
import { signWithPasskey } from './signWithPasskey'

const api = callsOf<typeof passkeysContract>()

/** Signs in with one of the device's passkeys; returns the message of a failure. */
export function enterByPasskey(signIn: typeof signInByPasskey): Promise<string | undefined> {
  return signWithPasskey({ ask: () => api('POST auth/login/passkey-challenge'), send: signIn })
}
