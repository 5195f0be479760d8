import { VIDEO_HOST } from 'shared/published/videoHost'

/**
 * What a page of ours may load: exactly what is used, from itself and from where remotes are served; pictures also from
 * the content service that is configured, if one is.
 */
export function contentSecurityPolicy(remoteOrigins: readonly string[], contentImages?: string): string {
  const ours = ["'self'", ...remoteOrigins]
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ours,
    'style-src': ours,
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
