import type { FastifyInstance } from 'fastify'
import { clientErrorHandler } from './http/clientErrorHandler'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request to this route brings a file, and may take the time of one to arrive. */
    bringsFile?: boolean
  }
}

/** How long a request may take to arrive, in ms: one that is sent slowly on purpose holds its connection not for long. */
export interface ArrivalLimits {
  /** The time for the headers of a request, and for a connection that sends nothing. */
  headersMs: number
  /** Without any byte of its body. */
  stallMs: number
  bodyMs: number
  /** For the body of a file. */
  fileMs: number
}

export const ARRIVAL_LIMITS: ArrivalLimits = {
  headersMs: 15_000,
  stallMs: 15_000,
  bodyMs: 30_000,
  // A lab file of 15 MB on a slow phone (half a megabit a second) takes four minutes.
  fileMs: 300_000,
}

/** The looks at a request within the time in which it may stand still. */
const LOOKS = 5

/** Ends requests whose bodies have not arrived in time, or stand still. The server itself limits their headers. */
export function limitArrival(app: FastifyInstance, { stallMs, bodyMs, fileMs }: ArrivalLimits): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const { headers, socket } = raw
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return done()
    const begun = Date.now()
    let progress = { at: begun, bytes: socket.bytesRead }
    const look = setInterval(() => {
      // An injected request, as in tests, has no socket and leaves `complete` undefined.
      if (raw.complete !== false) return clearInterval(look)
      const now = Date.now()
      if (socket.bytesRead > progress.bytes) progress = { at: now, bytes: socket.bytesRead }
      const most = routeOptions.config.bringsFile ? fileMs : bodyMs
      if (now - progress.at < stallMs && now - begun < most) return
      clearInterval(look)
      if (reply.raw.headersSent) return void raw.destroy()
      clientErrorHandler(Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), socket)
    }, stallMs / LOOKS).unref()
    raw.once('close', () => clearInterval(look))
    done()
  })
}
