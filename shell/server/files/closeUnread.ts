import type { FastifyRequest } from 'fastify'
import { LINGER_MS } from '../http/clientErrorHandler'

/**
 * Ends a request that was answered before its body had arrived. Closed at once, a client that is still sending could
 * not read the answer; left open, the server would go on receiving an unwanted body.
 */
export function closeUnread({ raw }: FastifyRequest): void {
  if (raw.complete || raw.readableEnded || raw.destroyed) return
  const end = setTimeout(() => raw.destroy(), LINGER_MS)
  raw.once('close', () => clearTimeout(end))
  raw.resume()
}
