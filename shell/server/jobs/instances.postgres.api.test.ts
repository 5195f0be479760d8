import { defineJob } from 'shared/server/jobs/job'
import { jobHandler, recurringJob } from 'shared/server/jobs/jobHandler'
import { sliceOf } from 'shared/testing/sliceOf'
import { testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import Type from 'typebox'

const HOUR = 60 * 60_000

const once = defineJob({
  name: 'test-once',
  payload: Type.Object({ number: Type.Integer() }),
  concurrency: 5,
})

test('two instances on one database do every job once, and every run of a recurring one', async () => {
  const home = await testHome()
  const worked: number[] = []
  let runs = 0
  const slice = sliceOf({
    jobs: [
      jobHandler(once, async (_context, { number }) => void worked.push(number)),
      recurringJob({ name: 'test-hourly', cron: '0 * * * *', timeZone: 'America/Monterrey' }, async () => {
        runs += 1
      }),
    ],
  })
  const servers = await Promise.all([1, 2].map(() => testServer({ home, slices: [slice] })))
  const numbers = Array.from({ length: 60 }, (_, i) => i)
  await Promise.all(numbers.map(number => servers[number % 2]?.context.jobs.send(once, { number })))
  for (const expected of [1, 2, 3]) {
    for (const server of servers) server.pass(HOUR)
    await Promise.all(servers.map(server => server.jobsDone()))
    expect(runs).toBe(expected)
  }
  expect(worked.sort((a, b) => a - b)).toEqual(numbers)
  for (const server of servers) await server.close()
  await home.remove()
})
