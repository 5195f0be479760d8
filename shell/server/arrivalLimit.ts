import type { FastifyInstance } from 'fastify'
import { clientErrorHandler } from 'shared/server/http/clientErrorHandler'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The time limit in ms for a request to this route to arrive; `ARRIVAL_LIMIT_MS` by default. */
    arrivalLimitMs?: number
  }
}

/** A request that is sent slowly on purpose does not hold its connection for long. */
export const ARRIVAL_LIMIT_MS = 30_000

/** A lab file of 15 MB on a slow phone (half a megabit a second) takes four minutes. */
export const UPLOAD_LIMIT_MS = 300_000

/** Ends requests that have not arrived in time. Node's own limit is the same for all routes, so it is set to the longest. */
export function limitArrival(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw, routeOptions }, reply, done) => {
    const { headers } = raw
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return done()
    const end = setTimeout(() => {
      // An injected request, as in tests, has no socket and leaves `complete` undefined.
      if (raw.complete !== false) return
      if (reply.raw.headersSent) return void raw.destroy()
      clientErrorHandler(
        Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        raw.socket,
      )
    }, routeOptions.config.arrivalLimitMs ?? ARRIVAL_LIMIT_MS).unref()
    raw.once('close', () => clearTimeout(end))
    done()
  })
}
