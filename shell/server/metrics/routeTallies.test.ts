import { Histogram, Registry } from 'prom-client'
import { RequestSeconds } from './requestSeconds'
import { RouteTallies, SECONDS } from './routeTallies'

test('tallies are read as the library’s own histogram of the same times', async () => {
  const [ours, theirs] = [new Registry(), new Registry()]
  const routes = new RouteTallies()
  new RequestSeconds(routes, ours)
  const { name, help } = await routesMeasure(ours)
  const histogram = new Histogram({
    name,
    help,
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [theirs],
  })
  for (const ms of [0, 4.999, 5, 5.001, 20, 300, 9_999, 10_000, 10_001, 60_000])
    for (const method of ['GET', 'POST']) {
      routes.add({ method, route: '/api/a', status: 200, ms })
      histogram.observe({ method, route: '/api/a' }, ms / 1000)
    }
  expect(linesOf(await ours.metrics())).toEqual(linesOf(await theirs.metrics()))
})

async function routesMeasure(registry: Registry) {
  const [measure] = await registry.getMetricsAsJSON()
  if (!measure) throw new Error('nothing is measured')
  return measure
}

/** The order of lines and labels means nothing. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map(line => line.replace(/\{(.*)\}/, (_, labels: string) => labels.split(',').sort().join()))
    .sort()

test('each status and method is counted for itself', () => {
  const routes = new RouteTallies()
  for (const status of [200, 200, 404]) routes.add({ method: 'GET', route: 'none', status, ms: 1 })
  routes.add({ method: 'POST', route: 'none', status: 404, ms: 1 })
  expect(routes.all().map(({ of, statuses }) => [of.method, ...statuses])).toEqual([
    ['GET', [200, 2], [404, 1]],
    ['POST', [404, 1]],
  ])
})
