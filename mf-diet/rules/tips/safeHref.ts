/** A path inside the product; not `//host`, which would lead elsewhere, nor a spelling that a browser reads as that. */
const IN_APP = /^\/(?![/\\])[^\s\\]*$/

export type SafeHref = { kind: 'in-app' | 'mail' | 'outside'; href: string }

/** The target of a link in content: another page by https, a mail, or a screen of ours. Undefined for anything else. */
export function safeHref(uri: unknown): SafeHref | undefined {
  if (typeof uri !== 'string') return undefined
  if (IN_APP.test(uri)) return { kind: 'in-app', href: uri }
  if (!URL.canParse(uri)) return undefined
  const { protocol, href, username } = new URL(uri)
  if (protocol === 'mailto:') return { kind: 'mail', href }
  // An address with a name before an @ looks as if it led to that name.
  return protocol === 'https:' && !username ? { kind: 'outside', href } : undefined
}
