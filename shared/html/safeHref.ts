/** Somewhere inside the product; never `//host`, which would lead elsewhere, nor what a browser reads as that. */
const IN_APP = /^\/(?![/\\])[^\s\\]*$/

export type SafeHref = { kind: 'in-app' | 'mail' | 'outside'; href: string }

/** The target of a link in somebody's content: another page by https, a mail, or a screen of ours. All else is no link. */
export function safeHref(uri: unknown): SafeHref | undefined {
  if (typeof uri !== 'string') return undefined
  if (IN_APP.test(uri)) return { kind: 'in-app', href: uri }
  if (!URL.canParse(uri)) return undefined
  const { protocol, href, username } = new URL(uri)
  if (protocol === 'mailto:') return { kind: 'mail', href }
  // An address with a name before an @ looks as if it led to that name.
  return protocol === 'https:' && !username ? { kind: 'outside', href } : undefined
}
