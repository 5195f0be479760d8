import type { FastifyInstance } from 'fastify'
import type { Config } from 'shared/server/config/config'
import { closing } from './closing'

/** Longer than the gateway leaves a connection to the API open (`keepalive_timeout` in upstreams.conf). */
export const LEAVE_MS = 6000

/** On SIGTERM or Ctrl-C: closes the servers and exits with 0. */
export function stopOnSignal(
  servers: readonly FastifyInstance[],
  { trustProxy, serve }: Partial<Pick<Config, 'trustProxy' | 'serve'>> = {},
): void {
  const isBehindGateway = Boolean(trustProxy && serve?.includes('api'))
  const close = closing(servers, { leaveMs: isBehindGateway ? LEAVE_MS : 0 })
  const stop = () => void close().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}
