import { Counter, type Registry } from 'prom-client'
import { type RouteTallies, type RouteTally, SECONDS } from './routeTallies'

const NAME = 'mydiet_request_seconds'

/** The tallies' times as a histogram: the library's own can only be given one time after the other. */
export class RequestSeconds extends Counter<'method' | 'route' | 'le'> {
  readonly #routes: RouteTallies

  constructor(routes: RouteTallies, registry: Registry) {
    super({
      name: NAME,
      help: 'Time from the arrival of a request to its answer.',
      labelNames: ['method', 'route', 'le'],
      registers: [registry],
    })
    this.#routes = routes
  }

  override async get() {
    const values = this.#routes.all().flatMap(valuesOf)
    return Object.assign(await super.get(), { type: 'histogram', values })
  }
}

/** Each bound counts what was answered within it, so also within those before it. */
function valuesOf({ of, within, seconds }: RouteTally) {
  let count = 0
  const buckets = within.map((more, at) => {
    count += more
    return { metricName: `${NAME}_bucket`, labels: { ...of, le: SECONDS[at] ?? '+Inf' }, value: count }
  })
  return [
    ...buckets,
    { metricName: `${NAME}_sum`, labels: of, value: seconds },
    { metricName: `${NAME}_count`, labels: of, value: count },
  ]
}
