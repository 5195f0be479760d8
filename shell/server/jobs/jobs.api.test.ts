import { sql } from 'drizzle-orm'
import { type Attempt, defineJob, PermanentFailure } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import { sliceOf } from 'shared/testing/sliceOf'
import { type TestServer, testServer } from 'shared/testing/testServer'
import Type from 'typebox'
import { deadLetters, retryDeadLetters } from './deadLetters'
import { jobTable } from './jobTable'
import { eraseJobsOf, jobsOf } from './personJobs'

const MINUTE = 60_000

const remind = defineJob({
  name: 'test-remind',
  payload: Type.Object({
    userId: Type.Optional(Type.Integer()),
    text: Type.String({ maxLength: 40 }),
  }),
  retryLimit: 3,
  timeLimitSeconds: 1,
})

let context: SliceContext
let server: TestServer
/** The texts of the jobs that ran, in their order. */
let worked: string[]
let attempts: Attempt[]
/** An additional effect of a job's run. */
let work: (text: string, attempt: Attempt) => Promise<void> | void
const slice = sliceOf({
  jobs: [
    jobHandler(remind, async (_context, { text }, attempt) => {
      attempts.push(attempt)
      await work(text, attempt)
      worked.push(text)
    }),
  ],
})

beforeAll(async () => {
  server = await testServer({ slices: [slice] })
  context = server.context
})
beforeEach(async () => {
  worked = []
  attempts = []
  work = () => undefined
  await context.database.delete(jobTable)
})
afterAll(() => server.close())

const send = (text: string, options?: Parameters<typeof context.jobs.send>[2]) =>
  context.jobs.send(remind, { text }, options)
const jobs = () => context.database.select().from(jobTable)
const failWith = (error: Error) => {
  work = () => {
    throw error
  }
}

describe('enqueuing', () => {
  test('a job runs once, and no row of it stays', async () => {
    await send('hola')
    await server.jobsDone()
    expect(worked).toEqual(['hola'])
    expect(await jobs()).toEqual([])
  })

  test('a server runs it by itself, soon', async () => {
    const begun = Date.now()
    await new Promise<void>(resolve => {
      work = () => resolve()
      void send('hola')
    })
    expect(Date.now() - begun).toBeLessThan(3000)
    await server.jobsDone()
  })

  test('in a transaction it commits and rolls back with it', async () => {
    await context.database.transaction(transaction => send('commits', { transaction }))
    const undone = context.database.transaction(async transaction => {
      await send('rolls back', { transaction })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await server.jobsDone()
    expect(worked).toEqual(['commits'])
  })

  test('it does not run before its transaction has committed', async () => {
    await context.database.transaction(async transaction => {
      await send('later', { transaction })
      expect(worked).toEqual([])
    })
    await server.jobsDone()
    expect(worked).toEqual(['later'])
  })

  test('those of one work are stored together, each for its moment and under its key, with their transaction', async () => {
    const runAt = new Date(context.now().getTime() + MINUTE)
    await send('replaced', { key: 'b', runAt })
    const sendAll = (transaction: typeof context.database) =>
      context.jobs.together(transaction, async gathering => {
        await gathering.send(remind, { text: 'now' })
        await gathering.send(remind, { text: 'later' }, { key: 'a', runAt, isFirst: true })
        await gathering.send(remind, { text: 'instead' }, { key: 'b', runAt })
        return 'done'
      })
    const undone = context.database.transaction(async transaction => {
      await sendAll(transaction)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await context.database.transaction(sendAll)).toBe('done')
    await server.jobsDone()
    expect(worked).toEqual(['now'])
    await context.jobs.cancel(remind, 'a')
    server.pass(2 * MINUTE)
    await server.jobsDone()
    expect(worked).toEqual(['now', 'instead'])
  })

  test('a payload that breaks its schema is refused, without its values', async () => {
    const secret = 'x'.repeat(41)
    await expect(send(secret)).rejects.toThrow(
      /^the payload of test-remind is wrong: \/text must NOT have more than 40 characters$/,
    )
    expect(await jobs()).toEqual([])
  })
})

describe('a moment and a key', () => {
  test('a job waits for its moment', async () => {
    await send('in an hour', { runAt: new Date(context.now().getTime() + 60 * MINUTE) })
    await server.jobsDone()
    expect(worked).toEqual([])
    server.pass(61 * MINUTE)
    await server.jobsDone()
    expect(worked).toEqual(['in an hour'])
  })

  test('a later one with the same key replaces it; another key stays', async () => {
    const runAt = new Date(context.now().getTime() + MINUTE)
    await send('at ten', { key: 'appointment 1', runAt })
    await send('at noon', { key: 'appointment 2', runAt })
    await send('at eleven', { key: 'appointment 1', runAt })
    server.pass(2 * MINUTE)
    await server.jobsDone()
    expect(worked.sort()).toEqual(['at eleven', 'at noon'])
  })

  test('of many at once with one key one is left', async () => {
    const runAt = new Date(context.now().getTime() + MINUTE)
    await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        context.database.transaction(transaction =>
          send(`attempt ${i}`, { key: 'appointment', runAt, transaction }),
        ),
      ),
    )
    expect(await jobs()).toHaveLength(1)
  })

  test('a key can be used again when its job is done', async () => {
    await send('one', { key: 'again' })
    await server.jobsDone()
    await send('two', { key: 'again' })
    await server.jobsDone()
    expect(worked).toEqual(['one', 'two'])
  })

  test('cancelling removes it, in a transaction only if that commits', async () => {
    const runAt = new Date(context.now().getTime() + MINUTE)
    await send('cancelled', { key: 'a', runAt })
    await send('kept', { key: 'b', runAt })
    await context.jobs.cancel(remind, 'a')
    const undone = context.database.transaction(async transaction => {
      await context.jobs.cancel(remind, 'b', { transaction })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    server.pass(2 * MINUTE)
    await server.jobsDone()
    expect(worked).toEqual(['kept'])
  })

  test('cancelled while it runs, it is not tried again', async () => {
    work = async () => {
      await context.jobs.cancel(remind, 'a')
      throw new Error('failed')
    }
    await send('cancelled', { key: 'a' })
    await server.jobsDone()
    expect(attempts).toHaveLength(1)
    expect(await jobs()).toEqual([])
  })
})

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
    for (let i = 0; i < 5; i++) {
      await server.jobsDone()
      server.pass(20 * MINUTE)
    }
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
    failWith(new PermanentFailure('no such address'))
    await send('one')
    await send('two')
    await server.jobsDone()
    expect(attempts).toHaveLength(2)
    failWith(new Error('away'))
    expect(await retryDeadLetters(context.database, 'all')).toBe(2)
    await server.jobsDone()
    expect((await jobs()).map(({ state, retryCount }) => [state, retryCount])).toEqual([
      ['retry', 0],
      ['retry', 0],
    ])
    expect(await retryDeadLetters(context.database, 'all')).toBe(0)
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

describe('a person’s jobs', () => {
  test('are those with their id, whatever their state, and can be erased', async () => {
    failWith(new PermanentFailure('away'))
    const runAt = new Date(context.now().getTime() + 60 * MINUTE)
    await context.jobs.send(remind, { userId: 7, text: 'dead' })
    await server.jobsDone()
    await context.jobs.send(remind, { userId: 7, text: 'waits' }, { runAt })
    await context.jobs.send(remind, { userId: 77, text: 'another person' }, { runAt })
    expect(await jobsOf(context.database, 7)).toEqual([
      { job: 'test-remind', runAt: expect.any(Date), payload: { userId: 7, text: 'dead' } },
      { job: 'test-remind', runAt, payload: { userId: 7, text: 'waits' } },
    ])
    await eraseJobsOf(context.database, 7)
    expect(await jobsOf(context.database, 7)).toEqual([])
    expect(await jobsOf(context.database, 77)).toHaveLength(1)
  })
})
