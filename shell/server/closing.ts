import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** The time for running requests; a whole stop takes less than ten seconds. */
const PATIENCE_MS = 8000

/**
 * The end of listening servers: they accept no new requests, let running ones finish, and close what they stand on.
 * Browsers open connections ahead. Node counts one that has asked nothing as running, and would wait for its headers.
 */
export function closing(servers: readonly FastifyInstance[]): () => Promise<void> {
  const open = new Set<Socket>()
  for (const { server } of servers) {
    server.on('connection', socket => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
    })
  }
  return async () => {
    const impatience = setTimeout(() => {
      for (const { server } of servers) server.closeAllConnections()
    }, PATIENCE_MS)
    const closed = servers.map(server => server.close())
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    await Promise.all(closed)
    clearTimeout(impatience)
  }
}
