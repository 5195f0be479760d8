import { sql } from 'drizzle-orm'
import { PermanentFailure } from 'shared/server/jobs/job'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import { sliceOf } from 'shared/testing/sliceOf'
import { testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import { deadLetters } from './deadLetters'

const HOUR = 60 * 60_000

const slice = (cron: string, work: () => void) =>
  sliceOf({ jobs: [recurringJob({ name: 'test-hourly', cron, timeZone: 'UTC' }, async () => work())] })

test('it runs when its moment has come, and again at the next one', async () => {
  let runs = 0
  const server = await testServer({ slices: [slice('0 * * * *', () => void runs++)] })
  await server.jobsDone()
  expect(runs).toBe(0)
  for (const expected of [1, 2, 3]) {
    server.pass(HOUR)
    await server.jobsDone()
    expect(runs).toBe(expected)
  }
  await server.close()
})

test('a run that was missed while no server was running happens once, at the next start', async () => {
  const home = await testHome()
  let runs = 0
  const first = await testServer({ home, slices: [slice('0 * * * *', () => void runs++)] })
  await first.close()
  const second = await testServer({ home, slices: [slice('0 * * * *', () => void runs++)] })
  second.pass(5 * HOUR)
  await second.jobsDone()
  await second.jobsDone()
  expect(runs).toBe(1)
  await second.close()
  await home.remove()
})

test('another expression in the next release replaces the old one', async () => {
  const home = await testHome()
  let runs = 0
  const daily = await testServer({ home, slices: [slice('0 5 * * *', () => void runs++)] })
  await daily.close()
  const hourly = await testServer({ home, slices: [slice('0 * * * *', () => void runs++)] })
  hourly.pass(HOUR)
  await hourly.jobsDone()
  expect(runs).toBe(1)
  await hourly.close()
  await home.remove()
})

test('another limit in the next release holds for its jobs', async () => {
  const home = await testHome()
  for (const retryLimit of [3, 3, 5]) {
    const limits = { name: 'test-limited', cron: '0 5 * * *', timeZone: 'UTC', retryLimit } as const
    const server = await testServer({
      home,
      slices: [sliceOf({ jobs: [recurringJob(limits, async () => {})] })],
    })
    const { rows } = await server.context.database.execute(
      sql`select retry_limit from jobs.queue where name = 'test-limited'`,
    )
    expect(rows).toEqual([{ retry_limit: retryLimit }])
    await server.close()
  }
  await home.remove()
})

test('a run that fails is a dead letter, the last one alone, and the next run comes all the same', async () => {
  let runs = 0
  const failing = slice('0 * * * *', () => {
    runs += 1
    throw new PermanentFailure(`run ${runs}`)
  })
  const server = await testServer({ slices: [failing] })
  for (let i = 0; i < 3; i++) {
    server.pass(HOUR)
    await server.jobsDone()
  }
  expect(runs).toBe(3)
  expect(await deadLetters(server.context.database)).toMatchObject([{ reason: 'run 3' }])
  await server.close()
})
