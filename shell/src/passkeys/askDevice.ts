import { browserSupportsWebAuthn } from '@simplewebauthn/browser'
import { passkeyWords } from '../../passkeyMessages'

export type DeviceAnswer<T> =
  | { ok: true; answer: T }
  /** Without a message where the person cancelled, or let the time pass. */
  | { ok: false; message: string | undefined }

const CANCELLED = ['NotAllowedError', 'AbortError']

/** Lets the device ask its person for a passkey. */
export async function askDevice<T>(ask: () => Promise<T>): Promise<DeviceAnswer<T>> {
  if (!browserSupportsWebAuthn()) return { ok: false, message: passkeyWords.unsupported }
  try {
    return { ok: true, answer: await ask() }
  } catch (error) {
    const { name } = error as Error
    if (CANCELLED.includes(name)) return { ok: false, message: undefined }
    if (name === 'InvalidStateError') return { ok: false, message: passkeyWords.onThisDevice }
    return { ok: false, message: passkeyWords.deviceFailed }
  }
}
