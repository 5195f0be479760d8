import { createServer } from 'node:http'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { ConfigError } from 'shared/server/config/variables'
import { errorCode } from 'shared/server/logging/errorCode'
import type { HearAnswers } from '../logging/logging'
import type { OpenContext } from '../openContext'
import { connectionMetrics } from './connectionMetrics'
import { houseMetrics } from './houseMetrics'
import { requestMetrics } from './requestMetrics'

const METRICS_PATH = '/metrics'

/**
 * Serves what can be measured, in the format of Prometheus, on a port of its own, which no gateway leads to. Call it
 * before the app is ready.
 */
export function startMetrics(
  app: FastifyInstance,
  { context, connections }: Pick<OpenContext, 'context' | 'connections'>,
  hearAnswers: HearAnswers,
): void {
  const { host, metricsPort } = context.config
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  requestMetrics(hearAnswers, registry)
  connectionMetrics(connections, registry)
  const readHouse = houseMetrics(context, registry)

  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== METRICS_PATH) return response.writeHead(404).end()
    readHouse()
      .then(() => registry.metrics())
      .then(
        text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
        // A failed measurement does not end the process that it measures.
        () => response.writeHead(500).end(),
      )
  })
  // Before the app is ready: a port that another program has ends the start.
  app.addHook('onReady', async () => {
    await new Promise<void>((done, fail) => {
      server.once('error', error => fail(inWords(error, metricsPort))).listen(metricsPort, host, done)
    })
    app.log.info({ address: server.address() }, 'metrics are served')
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    if (server.listening) await promisify(server.close.bind(server))()
  })
}

function inWords(error: Error, port: number | undefined): Error {
  if (errorCode(error) !== 'EADDRINUSE') return error
  return new ConfigError([`METRICS_PORT: otro programa ocupa el puerto ${port}.`])
}
