const VERSION = '00'
const SAMPLED = '01'

/** Whether the server traces calls, as its page says (shell/server/pages/writePage.ts). */
export const isTraced = (): boolean => globalThis.document?.documentElement.dataset.traced !== undefined

/** Names one attempt of a call to whatever traces it (W3C Trace Context): random, so it says nothing about anybody. */
export function newTraceparent(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  const text = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [VERSION, text.slice(0, 32), text.slice(32), SAMPLED].join('-')
}
