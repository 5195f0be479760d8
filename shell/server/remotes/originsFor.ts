import { remotes } from 'shared/releases/remotes'
import type { Config } from 'shared/server/config/config'
import type { OriginOf } from '../registry/composeRegistry'

/** What a request says of the address it was sent to. */
interface Asked {
  protocol: string
  headers: { host?: string }
}

/** What the configuration says of it, and of the remotes. */
type Known = Pick<Config, 'port' | 'publicOrigin' | 'remoteOrigins'>

/** A name or an address, as a Host header has it: no longer than a name can be. */
const HOST = /^([\w.-]{1,253}|\[[\da-fA-F:.]{2,45}\])(:\d{1,5})?$/

/**
 * Where a browser finds the remotes: the configured origins (`*` for all that are not named), and otherwise the ports
 * after the shell's, on the public name or, on a laptop without one, on the name the browser used. What a proxy's
 * header claims that name to be is not asked: scripts would load from wherever it says.
 */
export function originsFor(asked: Asked, { port, publicOrigin, remoteOrigins }: Known): OriginOf {
  const names = remotes()
  const shell = new URL(publicOrigin ?? `${asked.protocol}://${hostOf(asked)}`)
  return remote =>
    remoteOrigins[remote] ??
    remoteOrigins['*'] ??
    `${shell.protocol}//${shell.hostname}:${port + 1 + names.indexOf(remote)}`
}

function hostOf({ headers: { host = '' } }: Asked): string {
  return HOST.exec(host)?.[1] ?? 'localhost'
}
