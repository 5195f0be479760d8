import { remotes } from 'shared/releases/remotes'
import type { OriginOf } from '../registry/composeRegistry'

/** What a request says of the address it was sent to. */
interface Asked {
  protocol: string
  hostname: string
}

/**
 * Where a browser finds the remotes. By default the ports after the shell's, on whatever name the browser used for the
 * shell; `REMOTE_ORIGINS` (`https://{remote}.mydiet.mx`) names other places, and `/` the shell's own origin.
 */
export function originsFor(asked: Asked, port: number, template?: string): OriginOf {
  if (template === '/') return () => ''
  if (template) return remote => template.replaceAll('{remote}', remote)
  const names = remotes()
  const host = /^[\w.:[\]-]+$/.test(asked.hostname) ? asked.hostname.replace(/:\d+$/, '') : 'localhost'
  return remote => `${asked.protocol}://${host}:${port + 1 + names.indexOf(remote)}`
}
