import { VIDEO_HOST } from 'shared/published/videoHost'

/** The hashes (`sha256-…`) of what stands in a page itself. */
export interface Inline {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * What a page of ours may load: exactly what is used, from itself and from where remotes are served; pictures also from
 * the content service that is configured, if one is.
 */
export function contentSecurityPolicy(
  remoteOrigins: readonly string[],
  contentImages?: string,
  inline: Inline = { scripts: [], styles: [] },
): string {
  const quoted = (hashes: readonly string[]) => hashes.map(hash => `'${hash}'`)
  const ours = ["'self'", ...remoteOrigins]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [...ours, ...quoted(inline.scripts)],
    'style-src': [...ours, ...quoted(inline.styles)],
    'img-src': [...ours, 'data:', 'blob:', ...(contentImages ? [contentImages] : [])],
    'font-src': ours,
    'connect-src': ours,
    'worker-src': ["'self'"],
    'frame-src': [VIDEO_HOST],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
