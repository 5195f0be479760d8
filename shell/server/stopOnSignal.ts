import type { FastifyInstance } from 'fastify'
import { closing } from './closing'

/** On SIGTERM or Ctrl-C: closes the servers and exits with 0. */
export function stopOnSignal(servers: readonly FastifyInstance[]): void {
  const close = closing(servers)
  const stop = () => void close().then(() => process.exit(0))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop)
}
