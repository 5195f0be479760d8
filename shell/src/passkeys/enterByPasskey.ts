import {
  browserSupportsWebAuthnAutofill,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { callsOf } from 'shared/client'
import type { passkeysContract } from '../../contract/passkeys'
import type { UsedPasskey } from '../../contract/webAuthn'
import { signInByPasskey } from '../session/session'
import { signedPart } from './signedPart'
import { signWithPasskey } from './signWithPasskey'

const api = callsOf<typeof passkeysContract>()

/** The challenge is renewed this long before it is no longer valid. */
const MARGIN_MS = 30_000

/** Signs in with one of the device's passkeys; returns the message of a failure. */
export function enterByPasskey(): Promise<string | undefined> {
  return signWithPasskey({ ask: () => api('POST auth/login/passkey-challenge'), send: signInByPasskey })
}

/**
 * Offers the person's passkeys among what the browser fills the address with, and signs in with the one they choose.
 * A site that has none asks the server for nothing; its button says why.
 * Returns the server's message where it refuses that one; nobody asked for the offer, so it fails without a word.
 */
export async function offerPasskeys(until: AbortSignal): Promise<string | undefined> {
  const { noPasskeys } = document.documentElement.dataset
  if (noPasskeys !== undefined || !(await browserSupportsWebAuthnAutofill())) return undefined
  until.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony())
  while (!until.aborted) {
    const asked = await api('POST auth/login/passkey-challenge')
    if (!asked.ok || until.aborted) return undefined
    const chosen = await choice(asked.data.options as unknown as PublicKeyCredentialRequestOptionsJSON)
    if (chosen === 'none') return undefined
    if (chosen !== 'old') return signInByPasskey(chosen).then(sent => (sent.ok ? undefined : sent.message))
    await whenVisible()
  }
}

/** The signed part of the chosen passkey; `old` where the time to choose is over, `none` where the browser ends the offer. */
async function choice(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
): Promise<UsedPasskey | 'old' | 'none'> {
  let old = false
  const renewal = setTimeout(
    () => {
      old = true
      WebAuthnAbortService.cancelCeremony()
    },
    (optionsJSON.timeout ?? 0) - MARGIN_MS,
  )
  try {
    return signedPart(await startAuthentication({ optionsJSON, useBrowserAutofill: true }))
  } catch {
    return old ? 'old' : 'none'
  } finally {
    clearTimeout(renewal)
  }
}

/** A page that nobody sees asks the server for nothing. */
function whenVisible(): Promise<void> {
  return new Promise(done => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      done()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}
