import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from './limits'
import { actLike, percentile } from './load/actLike'
import { databaseCpuSeconds } from './load/databaseCpu'
import { signedInPeople } from './load/people'
import { type Api, startHouse } from './load/startHouse'

const PEOPLE = 200
const THINK_MS = 6000

/** The time is ten minutes; `BENCH_SECONDS=120` shortens it. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 600)

const MOST_GROWTH = 1.25

/** 200 signed-in people who act like people, on two APIs behind the gateway. */
export async function people(): Promise<Row[]> {
  const house = await startHouse()
  try {
    const apis = [await house.start('api'), await house.start('api')]
    const everybody = await signedInPeople(house.databaseUrl, PEOPLE)
    const gateway = await house.gatewayBefore(apis)
    const memory = watchMemory(apis, SECONDS)
    const spent = async () => ({
      apis: (await Promise.all(apis.map(api => api.cpuSeconds()))).reduce((sum, one) => sum + one, 0),
      database: await databaseCpuSeconds(house.databaseUrl),
    })
    const before = await spent()
    const calls = await actLike({
      people: everybody,
      urlOf: () => gateway.url,
      seconds: SECONDS,
      thinkMs: THINK_MS,
    })
    const after = await spent()
    const growth = await memory
    await gateway.stop()
    const sent = calls.reduce((sum, { times }) => sum + times.length, 0)
    return [
      {
        what: `${sent} calls of ${PEOPLE} people in ${SECONDS} s, failed`,
        measured: calls.reduce((sum, { failed }) => sum + failed, 0),
        limit: 0,
        unit: 'calls',
      },
      ...calls.map(({ name, times }) => ({
        what: `${name}, p99 of ${times.length} (p50 ${Math.round(percentile(times, 0.5))} ms)`,
        measured: percentile(times, 0.99),
        // The machine also runs the people, and whatever else it does.
        limit: 0,
        unit: 'ms',
        informative: true,
      })),
      ...(['apis', 'database'] as const).map(part => ({
        what: `processor time for a call, ${part}`,
        measured: ((after[part] - before[part]) * 1000) / sent,
        limit: 0,
        unit: 'ms',
        informative: true,
      })),
      {
        what: `memory of an API at the end (${growth.map(({ end }) => Math.round(end)).join(' and ')} MiB), against half-way`,
        measured: Math.max(...growth.map(({ half, end }) => end / half)),
        limit: MOST_GROWTH,
        unit: 'times',
      },
    ]
  } finally {
    await house.stop()
  }
}

/** The least memory in each half: what is left after the garbage was collected. */
async function watchMemory(apis: readonly Api[], seconds: number) {
  const samples: number[][] = apis.map(() => [])
  const until = Date.now() + seconds * 1000
  while (Date.now() < until) {
    const now = await Promise.all(apis.map(api => api.memoryMiB()))
    for (const [at, value] of now.entries()) samples[at]?.push(value)
    await pause(Math.min(2000, until - Date.now()))
  }
  return samples.map(values => {
    const middle = Math.floor(values.length / 2)
    // The first half includes the warm-up, so only its last quarter is compared.
    const half = Math.min(...values.slice(Math.floor(middle / 2), middle))
    return { half, end: Math.min(...values.slice(Math.floor((middle + values.length) / 2))) }
  })
}
