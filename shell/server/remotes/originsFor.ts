import { remotes } from 'shared/releases/remotes'
import type { Config } from 'shared/server/config/config'
import { isNearby } from 'shared/server/http/linkOrigin'
import type { OriginOf } from '../registry/composeRegistry'

/** The part of a request that names its own address. */
interface Asked {
  protocol: string
  headers: { host?: string }
}

/** The configured origins of the shell and the remotes. */
type Known = Pick<Config, 'port' | 'publicOrigin' | 'remoteOrigins'>

/**
 * The origins of the remotes: the configured ones (`*` for all that are not named), otherwise the ports after the
 * shell's, on the public host or, on a laptop without one, on the host that the browser used. A remote of another
 * repository has no port: its files are on the shell's own origin. An unknown host enters no page and no policy. A proxy's forwarded-host header is not read: scripts would load from any host that it names.
 */
export function originsFor(asked: Asked, { port, publicOrigin, remoteOrigins }: Known): OriginOf {
  const names = remotes()
  const shell = new URL(publicOrigin ?? `${asked.protocol}://${hostOf(asked)}`)
  const atPort = (remote: string) =>
    names.includes(remote) ? `${shell.protocol}//${shell.hostname}:${port + 1 + names.indexOf(remote)}` : ''
  return remote => remoteOrigins[remote] ?? remoteOrigins['*'] ?? atPort(remote)
}

function hostOf({ headers: { host = '' } }: Asked): string {
  return isNearby(host) ? host : 'localhost'
}
