import type { Preview } from 'shared/published/preview'

/** The page for teams, which asks before a preview begins. */
export const TEAMS_PAGE = '/user/equipo/entregas'

const PARAMETER = 'vista'

/** `mf-diet.0123456789abcdef.<seconds of its end>.<signature>`: it needs no escape in an address. */
const PREVIEW = /^(mf-[a-z]{1,37})\.([0-9a-f]{16})\.(\d{1,12})\.([\w-]{43})$/

export interface SignedPreview extends Preview {
  signature: string
}

/** The preview that a link's text names; only the server knows whether the signature is right. */
export function readSigned(text: string): SignedPreview | undefined {
  const [, remote, release, seconds, signature] = PREVIEW.exec(text) ?? []
  if (!remote || !release || !signature) return undefined
  return { remote, release, until: new Date(Number(seconds) * 1000).toISOString(), signature }
}

/** The text that is signed. */
export const unsigned = ({ remote, release, until }: Preview): string =>
  `${remote}.${release}.${Date.parse(until) / 1000}`

/** The link of a preview, and the page for teams to which it leads. */
export const previewAddress = (signed: string, path = '/'): string => `${path}?${PARAMETER}=${signed}`

/** The text of a link's preview; undefined for any other address. */
export function previewIn(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined
}
