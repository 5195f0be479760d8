import { PermanentFailure } from 'shared/server/jobs/job'
import type { SliceContext } from 'shared/server/slices/context'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { remind, remindSlice, type Work } from '../testing/remindJob'
import { jobTable } from './jobTable'
import { eraseJobsOf, jobsOf } from './personJobs'

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

const send = (text: string, options?: Parameters<typeof context.jobs.send>[2]) =>
  context.jobs.send(remind, { text }, options)
const jobs = () => context.database.select().from(jobTable)

describe('enqueuing', () => {
  test('a job runs once, and no row of it stays', async () => {
    await send('hola')
    await server.jobsDone()
    expect(worked).toEqual(['hola'])
    expect(await jobs()).toEqual([])
  })

  test('a server runs it by itself, soon', async () => {
    const polling = await testServer({ slices: [slice], jobsPoll: true })
    const begun = Date.now()
    await new Promise<void>(resolve => {
      work = () => resolve()
      void polling.context.jobs.send(remind, { text: 'hola' })
    })
    expect(Date.now() - begun).toBeLessThan(3000)
    await polling.close()
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

describe('a person’s jobs', () => {
  test('are those with their id, whatever their state, and can be erased', async () => {
    work = () => {
      throw new PermanentFailure('away')
    }
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
