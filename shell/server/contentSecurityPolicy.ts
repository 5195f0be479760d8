import type { PageNeeds } from 'shared/remote/pageNeeds'

/** The hashes (`sha256-…`) of a page's inline scripts and styles. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

interface Sources {
  /** The origins that browsers load the remotes from; an empty one is the page's own. */
  remoteOrigins: readonly string[]
  /** The origin of the content service's pictures, if one is configured. */
  contentImages?: string
  /** The further needs of the released remotes. */
  needs?: readonly PageNeeds[]
  inline?: Inline
}

/**
 * The content security policy: scripts, styles and fonts from the shell and its remotes only; media, frames, pictures
 * and connections also from the sources that the released remotes declare.
 */
export function contentSecurityPolicy({ remoteOrigins, contentImages, needs = [], inline }: Sources): string {
  const quoted = (hashes: readonly string[] = []) => hashes.map(hash => `'${hash}'`)
  const needed = (kind: 'media' | 'frames' | 'images' | 'connect') => needs.flatMap(one => one[kind] ?? [])
  const ours = ["'self'", ...remoteOrigins.filter(Boolean)]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...ours, ...quoted(inline?.scripts)],
    'style-src': [...ours, ...quoted(inline?.styles)],
    'img-src': [...ours, 'data:', 'blob:', ...(contentImages ? [contentImages] : []), ...needed('images')],
    'font-src': ours,
    'connect-src': [...ours, ...needed('connect')],
    'media-src': needed('media'),
    'frame-src': needed('frames'),
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${[...new Set(orNone(sources))].join(' ')}`)
    .join('; ')
}

const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"])
