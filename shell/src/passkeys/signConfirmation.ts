import { callsOf } from 'shared/client'
import { confirmMessages } from '../../accountMessages'
import type { passkeysContract } from '../../contract/passkeys'
import { signWithOwn } from './signWithPasskey'

const api = callsOf<typeof passkeysContract>()

/** Lets the person confirm an act with one of their passkeys. Who cancels reads that the confirmation is missing. */
export async function signConfirmation() {
  const signed = await signWithOwn(() => api('POST auth/confirmation/passkey-challenge'))
  return signed.ok ? signed : { ...signed, message: signed.message ?? confirmMessages.notConfirmed }
}
