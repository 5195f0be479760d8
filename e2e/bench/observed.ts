import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import autocannon from 'autocannon'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { tokenOf } from '../fixtures/tokenOf'
import { median, type Row } from './limits'
import { processTimes } from './processTimes'
import { type Program, startApi } from './startApi'

const CONNECTIONS = 10
/** The calls of a round: each of the list as often. */
const CALLS = 1700
const ROUNDS = 15
/** Two processes of one program differ for as long as they run, so there are some of each kind. */
const PAIRS = 2

/** The calls that pages send on the home page, the plan of a day and the appointments. */
const OF_A_VISIT = [
  'POST auth/me',
  'GET next-steps',
  'GET recipes',
  'GET aliments',
  'GET courses',
  'GET recipes-history',
  'GET patients/1/meal-plans',
  'GET exclusions',
  'GET appointments',
  'GET appointments/hold',
  'GET appointments/waiting',
  'GET course-progress',
  'GET payments/subscriptions',
  'GET payments/prices',
  'GET shopping-list',
  'GET allergies',
  'GET risk-help',
]
const CHEAPEST = ['POST auth/me']

/** The most processor time of a call with measures and traces, against one without: 3 % of the throughput. */
const MOST = 1.03

/**
 * The price of measures and traces, in the API's processor time a call: APIs without both and ones with both answer the
 * same calls in turns, as pages send them. Others on this machine slow both alike.
 */
export async function observed(): Promise<Row[]> {
  const [postgres, collector] = [await startPostgres(), await startCollector()]
  const databaseUrl = postgres.urlOf('postgres')
  const started: Program[] = []
  async function start(more?: Record<string, string>) {
    const api = await startApi(databaseUrl, more)
    started.push(api)
    return api
  }
  try {
    // The one that fills the database would be dearer than the others for as long as it runs.
    const first = await start()
    const token = await tokenOf(first.url, 'ana@mydiet.mx')
    await first.stop()
    const pairs: Pair[] = []
    for (let pair = 0; pair < PAIRS; pair++)
      pairs.push({
        plain: await start(),
        watched: await start({
          METRICS: 'yes',
          METRICS_PORT: '0',
          OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        }),
      })
    const visit = await comparedCalls(pairs, token, OF_A_VISIT)
    const cheapest = await comparedCalls(pairs, token, CHEAPEST)
    return [
      { what: 'a call of a visit without measures and traces', ...informative(visit.ms, 'ms of processor') },
      {
        what: `measures and traces on Node ${process.versions.node}: the processor time of a visit's calls, median of ${ROUNDS} rounds, against one without`,
        measured: visit.ratio,
        limit: MOST,
        unit: 'times',
      },
      {
        what: 'the cheapest call without measures and traces',
        ...informative(cheapest.ms, 'ms of processor'),
      },
      { what: 'the cheapest call with them, against one without', ...informative(cheapest.ratio, 'times') },
      { what: 'spans that the collector got', ...informative(collector.spans(), '') },
    ]
  } finally {
    await Promise.all(started.map(api => api.stop()))
    collector.stop()
    await postgres.stop()
  }
}

const informative = (measured: number, unit: string) => ({ measured, limit: 0, unit, informative: true })

/** Takes what is sent, and counts the spans. */
async function startCollector() {
  let spans = 0
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', part => (body += part))
    request.on('end', () => {
      spans += body.split('"spanId"').length - 1
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, spans: () => spans, stop: () => server.close() }
}

interface Pair {
  plain: Program
  watched: Program
}

/** The processor time of a call without measures and traces, and how many times that one with them takes. */
async function comparedCalls(pairs: readonly Pair[], token: string, calls: readonly string[]) {
  const round = async () => {
    const cost = { plain: 0, watched: 0 }
    for (const { plain, watched } of pairs) {
      cost.plain += await secondsOfCalls(plain, token, calls)
      cost.watched += await secondsOfCalls(watched, token, calls)
    }
    return cost
  }
  await round()
  const costs: Awaited<ReturnType<typeof round>>[] = []
  for (let at = 0; at < ROUNDS; at++) costs.push(await round())
  return {
    ms: (median(costs.map(({ plain }) => plain)) / (pairs.length * CALLS)) * 1000,
    ratio: median(costs.map(cost => cost.watched / cost.plain)),
  }
}

/** The processor seconds that a round of calls costs the API. */
async function secondsOfCalls(
  { url, pid }: Program,
  token: string,
  calls: readonly string[],
): Promise<number> {
  const before = ownSeconds(pid)
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: CALLS,
    headers: {
      authorization: `Bearer ${token}`,
      'x-release': 'mf-diet@0123456789abcdef',
      traceparent: `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`,
    },
    requests: calls.map(call => {
      const [method, path] = call.split(' ') as ['GET' | 'POST', string]
      return { method, path: `/api/${path}` }
    }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} refused ${result.non2xx} calls`)
  return ownSeconds(pid) - before
}

function ownSeconds(pid: number): number {
  const times = processTimes(pid)
  if (!times) throw new Error(`the process ${pid} is not seen: /proc is missing, or it has ended`)
  return times.own
}
