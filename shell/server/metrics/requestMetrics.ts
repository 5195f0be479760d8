import type { FastifyInstance } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { releaseThatCalls } from '../logging/logging'

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A caller can invent names of releases: those after so many are counted together. */
const MOST_RELEASES = 50

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
  const calls = new Counter({
    name: 'mydiet_release_calls_total',
    help: 'Answered calls by the release of the remote that made them.',
    labelNames: ['app', 'release'],
    registers,
  })
  const seen = new Set<string>()
  app.addHook('onResponse', (request, reply, done) => {
    const of = { method: request.method, route: request.routeOptions.url ?? 'none' }
    requests.inc({ ...of, status: reply.statusCode })
    seconds.observe(of, reply.elapsedTime / 1000)
    const caller = releaseThatCalls(request)
    if (caller) {
      if (seen.size < MOST_RELEASES) seen.add(caller)
      const [name = '', release = ''] = caller.split('@')
      calls.inc({ app: name, release: seen.has(caller) ? release : 'other' })
    }
    done()
  })
}
