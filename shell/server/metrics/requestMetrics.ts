import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts and times the requests by their route's pattern: an address can hold a person's id. */
export function requestMetrics(app: FastifyInstance, registry: Registry): void {
  const registers = [registry]
  const requests = new Counter({
    name: 'mydiet_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const seconds = new Histogram({
    name: 'mydiet_request_seconds',
    help: 'Time from the arrival of a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  })
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const of = { method, route: routeOptions.url ?? 'none' }
    requests.inc({ ...of, status: reply.statusCode })
    seconds.observe(of, reply.elapsedTime / 1000)
    done()
  })
}
