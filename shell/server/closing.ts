import { Server, type Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** The time for running requests; a stop without leave-taking takes less than ten seconds. */
const PATIENCE_MS = 8000

/** In a turn of the event loop that is as short as this, next to nothing can have come since it began. */
const SHORT_TURN_MS = 0.2
/** A busy process may have no such turn, and must stop nevertheless. */
const LONGEST_WAIT_MS = 1000

interface Closing {
  /** How long a gateway may go on using the connections that it has open; none where browsers connect directly. */
  leaveMs?: number
}

/**
 * The end of listening servers: they accept no new requests, let running ones finish, and close what they stand on.
 * Browsers open connections ahead. Node counts one that has asked nothing as running, and would wait for its headers.
 */
export function closing(
  servers: readonly FastifyInstance[],
  { leaveMs = 0 }: Closing = {},
): () => Promise<void> {
  const open = new Set<Socket>()
  for (const { server } of servers) {
    server.on('connection', socket => {
      open.add(socket)
      socket.once('close', () => open.delete(socket))
    })
  }
  return async () => {
    if (leaveMs > 0) await Promise.all(servers.map(server => takeLeave(server, leaveMs)))
    const impatience = setTimeout(() => {
      for (const { server } of servers) server.closeAllConnections()
    }, PATIENCE_MS)
    const closed = servers.map(server => server.close())
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy()
    await Promise.all(closed)
    clearTimeout(impatience)
  }
}

/**
 * Refuses new connections, which a gateway then opens to another process, and answers what comes on the open ones, each
 * for the last time. No connection is closed that a request could be on its way on: the gateway does not send a POST
 * twice. Ends when no connection is open, or when the time is over.
 */
async function takeLeave({ server }: FastifyInstance, limitMs: number): Promise<void> {
  await untilNoneWaits(server)
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
  await new Promise<void>(done => {
    const limit = setTimeout(done, limitMs)
    // The `close` of HTTP servers would close idle connections too.
    Server.prototype.close.call(server, () => {
      clearTimeout(limit)
      done()
    })
  })
}

/**
 * Waits for a moment in which no connection waits to be accepted. The system resets those that wait when a server stops
 * listening, and the gateway may have sent a POST on one. Node accepts one connection in each turn of its event loop.
 */
async function untilNoneWaits(server: Server): Promise<void> {
  let accepted = 0
  const count = () => void accepted++
  server.on('connection', count)
  // The rest of the present turn accepts none.
  await nextTurn()
  const limit = performance.now() + LONGEST_WAIT_MS
  for (let now = performance.now(); now < limit; now = performance.now()) {
    const before = accepted
    await nextTurn()
    if (accepted === before && performance.now() - now < SHORT_TURN_MS) break
  }
  server.off('connection', count)
}
