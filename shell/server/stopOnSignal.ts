import type { FastifyInstance } from 'fastify'

/** How long what is under way may take after being told to stop; the whole stop stays under ten seconds. */
const PATIENCE_MS = 8000

/** On SIGTERM or Ctrl-C: accepts nothing new, lets what is under way finish, closes the database, ends with 0. */
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
