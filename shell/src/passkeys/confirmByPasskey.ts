import { callsOf } from 'shared/client'
import type { passkeysContract } from '../../contract/passkeys'
import { givePasskey } from '../session/session'
import { signWithPasskey } from './signWithPasskey'

const api = callsOf<typeof passkeysContract>()

/** Gives the staff's second factor with a passkey; returns the message of a failure. */
export function confirmByPasskey(): Promise<string | undefined> {
  return signWithPasskey({ ask: () => api('POST auth/second-factor/passkey-challenge'), send: givePasskey })
}
