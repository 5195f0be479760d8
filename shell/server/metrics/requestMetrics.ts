import { Counter, type Registry } from 'prom-client'
import type { HearAnswers } from '../logging/logging'
import { RequestSeconds } from './requestSeconds'
import { RouteTallies } from './routeTallies'

/** A caller can invent names of releases: those after so many are counted together. */
const MOST_RELEASES = 50

/**
 * Counts and times the requests by their route's pattern: an address can hold a person's id. Labels and their text are
 * made at the scrape: a counter of the library makes them anew for each request, which cost 2 % of a call.
 */
export function requestMetrics(hearAnswers: HearAnswers, registry: Registry): void {
  const registers = [registry]
  const routes = new RouteTallies()
  const callers = new Map<string, number>()
  hearAnswers(answered => {
    routes.add(answered)
    const caller = answered.release
    if (!caller) return
    const name = callers.has(caller) || callers.size < MOST_RELEASES ? caller : otherReleaseOf(caller)
    callers.set(name, (callers.get(name) ?? 0) + 1)
  })

  new Counter({
    name: 'mydiet_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
    collect() {
      this.reset()
      for (const { of, statuses } of routes.all())
        for (const [status, count] of statuses) this.inc({ ...of, status }, count)
    },
  })
  new RequestSeconds(routes, registry)
  new Counter({
    name: 'mydiet_release_calls_total',
    help: 'Answered calls by the release of the remote that made them.',
    labelNames: ['app', 'release'],
    registers,
    collect() {
      this.reset()
      for (const [caller, count] of callers) {
        const [name = '', release = ''] = caller.split('@')
        this.inc({ app: name, release }, count)
      }
    },
  })
}

const otherReleaseOf = (caller: string) => `${caller.split('@', 1)}@other`
