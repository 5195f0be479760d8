import type { FastifyInstance } from 'fastify'

/** The time for running requests after a signal; the whole stop takes less than ten seconds. */
const PATIENCE_MS = 8000

/** On SIGTERM or Ctrl-C: accepts no new requests, lets running ones finish, closes the database, exits with 0. */
export function stopOnSignal(servers: readonly FastifyInstance[]): void {
  const stop = async () => {
    const impatience = setTimeout(() => {
      for (const { server } of servers) server.closeAllConnections()
    }, PATIENCE_MS)
    await Promise.all(servers.map(server => server.close()))
    clearTimeout(impatience)
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
}
