import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { MS_PER_MINUTE } from '../../dates/times'

declare module 'fastify' {
  interface FastifyInstance {
    /** How long the reader of a heavy answer may take, where it is not as long as everywhere. */
    readingLimits?: ReadingLimits
  }
}

interface ReadingLimits {
  /** Without taking any byte. */
  stallMs: number
  /** In all. */
  wholeMs: number
}

const READING_LIMITS: ReadingLimits = { stallMs: 15_000, wholeMs: 2 * MS_PER_MINUTE }

/** Ends an answer whose reader takes too long or stands still, so that its place is free for others. */
export function limitReading(reply: FastifyReply, body: Readable): void {
  const { stallMs, wholeMs } = reply.server.readingLimits ?? READING_LIMITS
  const limit = setTimeout(() => body.destroy(), wholeMs)
  body.once('close', () => clearTimeout(limit))
  // An injected request, as in tests, has no socket.
  const { socket } = reply.raw
  if (!socket?.remoteAddress) return
  // The socket reports that no byte has left; at its first look it counts what the system has taken by itself.
  reply.raw.setTimeout(stallMs / 2, () => {
    if (socket.writableLength > 0) socket.destroy()
  })
}
