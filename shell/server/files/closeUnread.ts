import type { FastifyRequest } from 'fastify'

/** Long enough to read an answer, too short to send much. */
const LINGER_MS = 1000

/**
 * Ends a request that was answered before it was all sent. Closed at once, whoever is still sending would not get to
 * read the answer; left open, the server would go on taking what nobody wants.
 */
export function closeUnread({ raw }: FastifyRequest): void {
  if (raw.complete || raw.readableEnded || raw.destroyed) return
  const end = setTimeout(() => raw.destroy(), LINGER_MS)
  raw.once('close', () => clearTimeout(end))
  raw.resume()
}
