import type { FastifyInstance } from 'fastify'
import { clientErrorHandler } from 'shared/server/http/clientErrorHandler'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long a request to this route may take to arrive, where that is longer than for others. */
    arrivalLimitMs?: number
  }
}

/** Who sends a request slowly on purpose does not keep a place for long. */
export const ARRIVAL_LIMIT_MS = 30_000

/** A lab file of 15 MB on a slow phone (half a megabit a second) takes four minutes. */
export const UPLOAD_LIMIT_MS = 300_000

/** Ends what has not arrived in its time. Node's own limit is the same for every route, so it stands at the longest. */
export function limitArrival(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw, routeOptions }, reply) => {
    const { headers } = raw
    if (!headers['transfer-encoding'] && !Number(headers['content-length'])) return
    const end = setTimeout(() => {
      // A request that comes by no socket, as in tests, has no such thing.
      if (raw.complete !== false) return
      if (reply.raw.headersSent) return void raw.destroy()
      clientErrorHandler(
        Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        raw.socket,
      )
    }, routeOptions.config.arrivalLimitMs ?? ARRIVAL_LIMIT_MS).unref()
    raw.once('close', () => clearTimeout(end))
  })
}
