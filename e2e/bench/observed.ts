import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'
import { startPostgres } from 'shared/testing/services/startPostgres'
import { startCollector } from 'shell/server/tracing/testing/startCollector'
import { tokenOf } from '../fixtures/tokenOf'
import type { Row } from './limits'
import { mainThreadSeconds, processTimes } from './processTimes'
import { type Program, startApi } from './startApi'

const CONNECTIONS = 10
/** The calls of a round: each of the list as often. */
const CALLS = 1700
/**
 * In the first rounds a program compiles what it runs often: a call costs twice as much there, and a program with more
 * code compiles longer. They are not measured.
 */
const WARMING_ROUNDS = 12
/** Of other calls of a program that is warm. */
const FURTHER_WARMING_ROUNDS = 3
/**
 * A program that waits for its turn saves up traces, which a busy one never has: they are made in calls before the
 * round, and not measured.
 */
const CALLS_BEFORE = 100
const ROUNDS = 6
/**
 * Two processes of one program differ by several per cent for as long as they run, so each kind is started anew as often
 * as this. Of each trio two have neither measures nor traces: they show what the bench can tell. A multiple of the
 * number of orders, as the rounds are.
 */
const TRIOS = 18

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
 * The price of measures and traces, in the processor time of a call on the API's main thread: that thread runs all of
 * its JavaScript, so it bounds how many calls one process answers. An API with both and two without answer the same
 * calls in turns, as pages send them. Others on this machine slow all alike.
 */
export async function observed(): Promise<Row[]> {
  const [postgres, collector] = [await startPostgres(), await startCollector()]
  const databaseUrl = postgres.urlOf('postgres')
  const watching = { METRICS: 'yes', METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }
  try {
    // The one that fills the database would be dearer than the others for as long as it runs.
    const first = await startApi(databaseUrl)
    const token = await tokenOf(first.url, 'ana@mydiet.mx')
    await first.stop()
    const visits: Costs[] = []
    const cheapest: Costs[] = []
    for (let at = 0; at < TRIOS; at++) {
      const trio: Trio = new Map()
      try {
        for (const kind of orderAt(at))
          trio.set(kind, await startApi(databaseUrl, kind === 'watched' ? watching : {}))
        visits.push(await costsOf(trio, at, { token, calls: OF_A_VISIT, warming: WARMING_ROUNDS }))
        cheapest.push(await costsOf(trio, at, { token, calls: CHEAPEST, warming: FURTHER_WARMING_ROUNDS }))
      } finally {
        await Promise.all([...trio.values()].map(api => api.stop()))
      }
    }
    return [
      ...rowsOf('a call of a visit', compared(visits, 'mainThread'), { limit: MOST }),
      ...rowsOf('the same by all threads', compared(visits, 'allThreads'), { limit: 0, informative: true }),
      ...rowsOf('a call of the cheapest kind', compared(cheapest, 'mainThread'), {
        limit: 0,
        informative: true,
      }),
      { what: 'spans that the collector got', ...informative(spansIn(collector.received), '') },
    ]
  } finally {
    await collector.close()
    await postgres.stop()
  }
}

function rowsOf(
  calls: string,
  { ms, ratio, error, alike }: Comparison,
  bound: Pick<Row, 'limit' | 'informative'>,
): Row[] {
  const node = `Node ${process.versions.node}`
  return [
    { what: `${calls}, without measures and traces`, ...informative(ms, 'ms of processor') },
    {
      what: `${calls}, with them on ${node}, against one without: mean of ${TRIOS}`,
      measured: ratio,
      unit: 'times',
      ...bound,
    },
    { what: 'its standard error', ...informative(error, 'times') },
    { what: 'the same of two programs alike', ...informative(alike, 'times') },
  ]
}

const informative = (measured: number, unit: string) => ({ measured, limit: 0, unit, informative: true })

const spansIn = (bodies: readonly string[]) => bodies.join('').split('"spanId"').length - 1

type Kind = 'plain' | 'watched' | 'alike'
/** A program that starts or answers after another may be cheaper or dearer for it: each has each place as often. */
const ORDERS: readonly (readonly Kind[])[] = [
  ['plain', 'watched', 'alike'],
  ['watched', 'alike', 'plain'],
  ['alike', 'plain', 'watched'],
  ['alike', 'watched', 'plain'],
  ['plain', 'alike', 'watched'],
  ['watched', 'plain', 'alike'],
]
const orderAt = (turn: number) => ORDERS[turn % ORDERS.length] as readonly Kind[]

type Trio = Map<Kind, Program>
/** Processor seconds of all rounds. */
type Costs = Record<Kind, Seconds>

interface Seconds {
  mainThread: number
  allThreads: number
}

/** The costs of the same calls for each of a trio. */
async function costsOf(
  trio: Trio,
  at: number,
  { token, calls, warming }: { token: string; calls: readonly string[]; warming: number },
): Promise<Costs> {
  const none = { mainThread: 0, allThreads: 0 }
  const costs: Costs = { plain: none, watched: none, alike: none }
  for (let round = 0; round < warming + ROUNDS; round++)
    for (const kind of orderAt(at + round)) {
      const program = trio.get(kind) as Program
      await answer(program, token, calls, CALLS_BEFORE)
      const seconds = await secondsOfCalls(program, token, calls)
      if (round >= warming) costs[kind] = added(costs[kind], seconds, 1)
    }
  return costs
}

interface Comparison {
  /** A call's processor time without measures and traces. */
  ms: number
  /** The same with them, divided by it: the mean, and the mean's standard error. */
  ratio: number
  error: number
  /** The same ratio of two programs alike: how far it is from 1 is what the bench cannot tell. */
  alike: number
}

function compared(trios: readonly Costs[], of: keyof Seconds): Comparison {
  const costs = trios.map(({ plain, watched, alike }) => ({
    plain: plain[of],
    watched: watched[of],
    alike: alike[of],
  }))
  const ratios = costs.map(({ plain, watched, alike }) => (2 * watched) / (plain + alike))
  const ratio = mean(ratios)
  const variance = ratios.reduce((sum, one) => sum + (one - ratio) ** 2, 0) / (ratios.length - 1)
  return {
    ms: (mean(costs.map(({ plain }) => plain)) / (ROUNDS * CALLS)) * 1000,
    ratio,
    error: Math.sqrt(variance / ratios.length),
    alike: mean(costs.map(({ plain, alike }) => alike / plain)),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

/** The processor seconds that a round of calls costs the API. */
async function secondsOfCalls(program: Program, token: string, calls: readonly string[]): Promise<Seconds> {
  const before = secondsOf(program.pid)
  await answer(program, token, calls, CALLS)
  return added(secondsOf(program.pid), before, -1)
}

/** Lets the API answer so many of the calls, each of the list as often. */
async function answer(
  { url }: Program,
  token: string,
  calls: readonly string[],
  amount: number,
): Promise<void> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    // It looks so often, in ms, whether it has ended: the API is idle meanwhile.
    sampleInt: 50,
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
}

function secondsOf(pid: number): Seconds {
  const [mainThread, allThreads] = [mainThreadSeconds(pid), processTimes(pid)?.own]
  if (mainThread === undefined || allThreads === undefined)
    throw new Error(`the process ${pid} is not seen: /proc is missing, or it has ended`)
  return { mainThread, allThreads }
}

const added = (one: Seconds, other: Seconds, times: 1 | -1): Seconds => ({
  mainThread: one.mainThread + times * other.mainThread,
  allThreads: one.allThreads + times * other.allThreads,
})
