import { sql } from 'drizzle-orm'
import { PermanentFailure } from 'shared/server/jobs/job'
import type { SliceContext } from 'shared/server/slices/context'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { remind, remindSlice, type Work } from '../testing/remindJob'
import { deadLetters, retryDeadLetters } from './deadLetters'
import { jobTable } from './jobTable'

const MINUTE = 60_000

let context: SliceContext
let server: TestServer
let work: Work
const { slice, worked, attempts, forget } = remindSlice((text, attempt) => work(text, attempt))

beforeAll(async () => {
  server = await testServer({ slices: [slice] })
  context = server.context
})
beforeEach(async () => {
  forget()
  work = () => undefined
  await context.database.delete(jobTable)
})
afterAll(() => server.close())

const send = (text: string) => context.jobs.send(remind, { text })
const jobs = () => context.database.select().from(jobTable)
/** Runs every job as often as its limit allows. */
const untilDead = async () => {
  for (let i = 0; i < 5; i++) {
    await server.jobsDone()
    server.pass(20 * MINUTE)
  }
}
const failWith = (error: Error) => {
  work = () => {
    throw error
  }
}

describe('failing', () => {
  test('it is tried again, each time after a longer pause', async () => {
    failWith(new Error('away'))
    await send('hola')
    const pauses: number[] = []
    for (let i = 0; i < 3; i++) {
      await server.jobsDone()
      const { rows } = await context.database.execute<{ pause: string }>(
        sql`select extract(epoch from start_after - now()) as pause from jobs.job where state = 'retry'`,
      )
      pauses.push(Math.ceil(Number(rows[0]?.pause)))
      server.pass(20 * MINUTE)
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(5)
    expect(pauses[1]).toBeGreaterThanOrEqual(10)
    expect(pauses[2]).toBeGreaterThanOrEqual(20)
    expect(pauses[2]).toBeLessThanOrEqual(30)
    work = () => undefined
    await server.jobsDone()
    expect(worked).toEqual(['hola'])
    expect(new Set(attempts.map(({ id }) => id)).size).toBe(1)
  })

  test('the pause is never longer than a quarter of an hour', async () => {
    failWith(new Error('away'))
    await send('hola')
    await context.database.execute(
      sql`update jobs.job set retry_count = 40, retry_limit = 50, started_on = now()`,
    )
    await server.jobsDone()
    const { rows } = await context.database.execute<{ short: boolean }>(
      sql`select start_after <= now() + interval '15 minutes' as short from jobs.job where state = 'retry'`,
    )
    expect(rows).toEqual([{ short: true }])
  })

  test('after its last attempt it is a dead letter, which can be listed and retried', async () => {
    failWith(Object.assign(new Error('the service is away'), { code: 'EAWAY' }))
    await send('hola')
    await untilDead()
    expect(attempts).toHaveLength(4)
    const [dead, ...others] = await deadLetters(context.database)
    expect(others).toEqual([])
    expect(dead).toMatchObject({ job: 'test-remind', attempts: 4, reason: 'the service is away' })
    expect(dead?.failedAt).toBeInstanceOf(Date)

    work = () => undefined
    expect(await retryDeadLetters(context.database, dead?.id ?? '')).toBe(1)
    await server.jobsDone()
    expect(worked).toEqual(['hola'])
    expect(await deadLetters(context.database)).toEqual([])
  })

  test('all dead letters at once; a retried one has all its attempts again', async () => {
    failWith(new Error('away'))
    await send('one')
    await send('two')
    await untilDead()
    expect(attempts).toHaveLength(8)

    expect(await retryDeadLetters(context.database, 'all')).toBe(2)
    expect(await retryDeadLetters(context.database, 'all')).toBe(0)
    await untilDead()
    expect(attempts).toHaveLength(16)
    expect(await deadLetters(context.database)).toMatchObject([{ attempts: 4 }, { attempts: 4 }])
  })

  test('a permanent failure is not tried again', async () => {
    failWith(new PermanentFailure('no such address'))
    await send('hola')
    await server.jobsDone()
    expect(attempts).toHaveLength(1)
    expect(await deadLetters(context.database)).toMatchObject([{ attempts: 1, reason: 'no such address' }])
  })

  test('work that takes longer than its limit is aborted', async () => {
    let aborted = false
    work = (_text, { signal }) =>
      new Promise(() => {
        signal.addEventListener('abort', () => {
          aborted = true
        })
      })
    await send('hola')
    await server.jobsDone()
    expect(aborted).toBe(true)
    expect(await jobs()).toMatchObject([{ state: 'retry' }])
  })

  test('a payload of an older release that the current schema refuses is a dead letter', async () => {
    await send('hola')
    await context.database.execute(sql`update jobs.job set data = '{"words": "hola"}'`)
    await server.jobsDone()
    expect(attempts).toEqual([])
    expect(await deadLetters(context.database)).toMatchObject([
      { reason: expect.stringContaining('is wrong') },
    ])
  })
})
