import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { DestinationStream } from 'pino'
import type { Config } from 'shared/server/config/config'
import { clientErrorHandler } from 'shared/server/http/clientErrorHandler'
import { errorHandler } from 'shared/server/http/errorHandler'
import { logger, requestId } from 'shared/server/logging/logging'
import { ARRIVAL_LIMIT_MS, limitArrival, UPLOAD_LIMIT_MS } from './arrivalLimit'

/** Far more than any of our forms sends; a call that accepts more sets its own limit. */
const BODY_LIMIT = 128 * 1024

/** The base of every server: logging, request ids, limits and error answers. */
export function newApp(config: Config, logs?: DestinationStream): FastifyInstance {
  const app = fastify({
    loggerInstance: logger(config, logs) as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    trustProxy: trustedProxies(config.trustProxy),
    clientErrorHandler,
    bodyLimit: BODY_LIMIT,
    http: { headersTimeout: ARRIVAL_LIMIT_MS },
    requestTimeout: UPLOAD_LIMIT_MS,
    // Requests on an open connection are still answered while the server stops.
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => errorHandler(error, request, reply),
  })
  app.setErrorHandler(errorHandler)
  limitArrival(app)
  return app
}

/** A number is the count of our own proxies in front of this server. */
function trustedProxies(proxies: Config['trustProxy']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
