import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Config } from 'shared/server/config/config'
import { errorHandler } from 'shared/server/http/errorHandler'
import { ARRIVAL_LIMITS, type ArrivalLimits, limitArrival } from './arrivalLimit'
import { closeOnceIdle } from './closeOnceIdle'
import { clientErrorHandler } from './http/clientErrorHandler'
import { logger, requestId } from './logging/logging'

/** Far more than any of our forms sends; a call that accepts more sets its own limit. */
const BODY_LIMIT = 128 * 1024

interface Base {
  logs?: DestinationStream
  arrival?: ArrivalLimits
}

/** The base of every server: logging, request ids, limits and error answers. */
export function newApp(config: Config, { logs, arrival = ARRIVAL_LIMITS }: Base = {}): FastifyInstance {
  const app = fastify({
    loggerInstance: logger(config, logs) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustedProxies(config.trustProxy),
    clientErrorHandler,
    bodyLimit: BODY_LIMIT,
    // Node looks for late headers every half minute, if it is not asked to look more often.
    http: { headersTimeout: arrival.headersMs, connectionsCheckingInterval: arrival.headersMs / 5 },
    // The same for all routes, so it is the longest.
    requestTimeout: arrival.fileMs,
    // Requests on an open connection are still answered while the server stops.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => errorHandler(error, request, reply),
  })
  app.setErrorHandler(errorHandler)
  limitArrival(app, arrival)
  closeOnceIdle(app)
  return app
}

/** A number is the count of our own proxies in front of this server. */
function trustedProxies(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
