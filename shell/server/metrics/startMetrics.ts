import { createServer } from 'node:http'
import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { OpenContext } from '../openContext'
import { connectionMetrics } from './connectionMetrics'
import { houseMetrics } from './houseMetrics'
import { requestMetrics } from './requestMetrics'

const METRICS_PATH = '/metrics'

/**
 * Serves what can be measured, in the format of Prometheus, on a port of its own, which no gateway leads to. Call it
 * before any route is mounted.
 */
export function startMetrics(
  app: FastifyInstance,
  { context, connections }: Pick<OpenContext, 'context' | 'connections'>,
): void {
  const { host, metricsPort } = context.config
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  requestMetrics(app, registry)
  connectionMetrics(connections, registry)
  const readHouse = houseMetrics(context, registry)

  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== METRICS_PATH) return response.writeHead(404).end()
    await readHouse()
    response.writeHead(200, { 'content-type': registry.contentType }).end(await registry.metrics())
  })
  // Before the app is ready: a port that another program has ends the start.
  app.addHook('onReady', async () => {
    await new Promise<void>((done, fail) => {
      server.once('error', fail).listen(metricsPort, host, done)
    })
    app.log.info({ address: server.address() }, 'metrics are served')
  })
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    if (server.listening) await promisify(server.close.bind(server))()
  })
}
