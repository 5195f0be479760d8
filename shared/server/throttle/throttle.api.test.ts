import { type TestDatabase, testDatabase } from '../../testing/testDatabase'
import { type Limit, limitOf } from './limits'
import { attempts } from './schema'
import { release, removeExpiredAttempts, reserve, resetLimit, throttleRefusal } from './throttle'

const MINUTE_MS = 60_000
const NOON = new Date('2026-11-22T12:00:00Z').getTime()
const minute = (n: number) => new Date(NOON + n * MINUTE_MS)

let open: TestDatabase
beforeAll(async () => {
  open = await testDatabase()
})
afterAll(() => open.close())
beforeEach(() => open.database.delete(attempts))

const limit = (of: number, windowMs = 10 * MINUTE_MS): Limit =>
  limitOf({ name: 'try', of, most: 3, windowMs })
const granted = async (one: Limit, at: Date) => (await reserve(open.database, one, at)).granted
const subjects = async () => (await open.database.select().from(attempts)).map(row => row.subject)

test('of ten attempts at once only as many pass as the limit allows', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => granted(limit(1), minute(0))))
  expect(answers.filter(Boolean)).toHaveLength(3)
})

test('the window slides: each attempt counts for its own time, and the wait is the oldest one’s', async () => {
  for (const n of [0, 4, 8]) expect(await granted(limit(1), minute(n))).toBe(true)
  expect(await reserve(open.database, limit(1), minute(9))).toEqual({ granted: false, retryAfterSeconds: 60 })
  expect(await granted(limit(1), minute(10))).toBe(true)
  expect(await granted(limit(1), minute(11))).toBe(false)
})

test('an attempt that was read before others, and counted after them, waits no longer than the window', async () => {
  for (const n of [0.1, 0.2, 0.3]) await granted(limit(1), minute(n))
  expect(await reserve(open.database, limit(1), minute(0))).toEqual({
    granted: false,
    retryAfterSeconds: 10 * 60,
  })
})

test('a released attempt makes room for another', async () => {
  for (const n of [0, 1, 2]) await granted(limit(1), minute(n))
  await release(open.database, limit(1), minute(1))
  expect(await granted(limit(1), minute(3))).toBe(true)
  expect(await granted(limit(1), minute(3))).toBe(false)
  await release(open.database, limit(1), minute(9))
  expect(await granted(limit(1), minute(3))).toBe(false)
})

test('a reset removes all counted attempts of its limit, and none of other limits', async () => {
  for (const one of [limit(1), limit(2)]) for (const n of [0, 1, 2]) await granted(one, minute(n))
  await resetLimit(open.database, limit(1))
  expect(await granted(limit(1), minute(3))).toBe(true)
  expect(await granted(limit(2), minute(3))).toBe(false)
})

test('the refusal is 429 with the time to wait; the first limit without room refuses', async () => {
  const ask = (at: Date) =>
    throttleRefusal(open.database, { limits: [limit(1, 60 * MINUTE_MS), limit(2)], at, message: 'Espera.' })
  for (const n of [0, 1, 2]) expect(await ask(minute(n))).toBeUndefined()
  expect(await ask(minute(30))).toEqual({
    ok: false,
    status: 429,
    message: 'Espera.',
    retryAfterSeconds: 1800,
  })
  expect(await granted(limit(2), minute(30))).toBe(true)
})

test('rows are deleted once no attempt in them counts, whatever the window of their limit', async () => {
  const [short, long] = [limit(1), limit(2, 60 * MINUTE_MS)]
  for (const one of [short, long]) await granted(one, minute(0))
  await removeExpiredAttempts(open.database, minute(9))
  expect(await subjects()).toHaveLength(2)
  await removeExpiredAttempts(open.database, minute(30))
  expect(await subjects()).toEqual([long.subject])
  await removeExpiredAttempts(open.database, minute(61))
  expect(await subjects()).toEqual([])
})
