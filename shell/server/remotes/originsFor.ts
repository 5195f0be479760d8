import { remotes } from 'shared/releases/remotes'
import type { OriginOf } from '../registry/composeRegistry'

/** What a request says of the address it was sent to. */
interface Asked {
  protocol: string
  hostname: string
}

/**
 * Where a browser finds the remotes: the configured origins (`*` for all that are not named), and otherwise the ports
 * after the shell's, on whatever name the browser used for the shell.
 */
export function originsFor(
  { protocol, hostname }: Asked,
  port: number,
  configured: Readonly<Record<string, string>>,
): OriginOf {
  const names = remotes()
  const host = /^[\w.-]+$|^\[[\da-fA-F:.]+\]$/.test(hostname) ? hostname : 'localhost'
  return remote =>
    configured[remote] ?? configured['*'] ?? `${protocol}://${host}:${port + 1 + names.indexOf(remote)}`
}
