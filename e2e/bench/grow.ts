import { median, type Row } from './limits'
import { actLike, percentile } from './load/actLike'
import { databaseCpuSeconds } from './load/databaseCpu'
import { type SignedIn, signedInPeople } from './load/people'
import { type Api, type House, startHouse } from './load/startHouse'

/** People who press as fast as they get answers: enough to keep every process busy. */
const PEOPLE = 40
const SECONDS = 8
const ROUNDS = 3

/** One process; two on the same PostgreSQL; two of which one has the calls of a domain to itself. */
const ONE = 'one API'
const TWO = 'two APIs'
const SPLIT = 'an API, and one of mf-diet'

interface Measured {
  callsASecond: number
  p99: number
  /** Of the APIs, in milliseconds of processor time. */
  cpuACall: number
  /** Of PostgreSQL: what a read replica could take off it, at most. */
  databaseCpuACall: number
}

/** How much more the shapes of a growing practice answer, in turns and in one run (shell/gateway/README.md). */
export async function grow(): Promise<Row[]> {
  const house = await startHouse()
  try {
    const [one, other, diet] = [
      await house.start('api'),
      await house.start('api'),
      await house.start('api-mf-diet'),
    ]
    const shapes = new Map([
      [ONE, [one]],
      [TWO, [one, other]],
      [SPLIT, [one, diet]],
    ])
    const everybody = await signedInPeople(house.databaseUrl, PEOPLE)
    const found = new Map<string, Measured[]>(Array.from(shapes.keys(), name => [name, []]))
    for (let round = -1; round < ROUNDS; round++) {
      for (const [name, apis] of shapes) {
        const measured = await measure(house, apis, everybody)
        // The first round warms up.
        if (round >= 0) found.get(name)?.push(measured)
      }
    }
    const middle = (name: string, what: keyof Measured) =>
      median((found.get(name) ?? []).map(measured => measured[what]))
    return [...shapes.keys()].flatMap((name): Row[] => {
      const informative = { limit: 0, informative: true }
      return [
        {
          what: `${name}: calls a second, against one API`,
          measured: middle(name, 'callsASecond') / middle(ONE, 'callsASecond'),
          unit: `times (${Math.round(middle(name, 'callsASecond'))} a second)`,
          ...informative,
        },
        { what: `${name}: p99`, measured: middle(name, 'p99'), unit: 'ms', ...informative },
        {
          what: `${name}: processor time of the APIs for a call`,
          measured: middle(name, 'cpuACall'),
          unit: 'ms',
          ...informative,
        },
        {
          what: `${name}: processor time of PostgreSQL for a call`,
          measured: middle(name, 'databaseCpuACall'),
          unit: 'ms',
          ...informative,
        },
      ]
    })
  } finally {
    await house.stop()
  }
}

async function measure(house: House, apis: readonly Api[], people: readonly SignedIn[]): Promise<Measured> {
  const gateway = await house.gatewayBefore(apis)
  const spent = async () => (await Promise.all(apis.map(api => api.cpuSeconds()))).reduce((a, b) => a + b, 0)
  const before = await spent()
  const databaseBefore = await databaseCpuSeconds(house.databaseUrl)
  const began = performance.now()
  const calls = await actLike({ people, urlOf: () => gateway.url, seconds: SECONDS, thinkMs: 0 })
  const seconds = (performance.now() - began) / 1000
  const cpu = (await spent()) - before
  const databaseCpu = (await databaseCpuSeconds(house.databaseUrl)) - databaseBefore
  await gateway.stop()
  const times = calls.flatMap(call => call.times)
  const failed = calls.reduce((sum, call) => sum + call.failed, 0)
  if (failed > 0)
    throw new Error(`${failed} of ${times.length} calls failed, so something else was measured.`)
  return {
    callsASecond: times.length / seconds,
    p99: percentile(times, 0.99),
    cpuACall: (cpu * 1000) / times.length,
    databaseCpuACall: (databaseCpu * 1000) / times.length,
  }
}
