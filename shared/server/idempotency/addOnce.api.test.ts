import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase'
import { notFound, type Outcome } from '../http/outcome'
import { addOnce } from './addOnce'
import { attemptColumns, oneRowPerAttempt } from './attemptColumns'

const notes = pgSchema('once').table(
  'notes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ...attemptColumns(),
    says: text().notNull(),
    place: text(),
  },
  table => [oneRowPerAttempt('one_note_an_attempt', table)],
)

const HOUR_MS = 3_600_000
const NOW = new Date('2026-11-22T12:00:00Z')
const limit = { most: 5, message: 'Ya son muchas.' }

let open: TestDatabase
beforeAll(async () => {
  open = await testDatabase()
  await open.database.execute(sql`create schema once`)
  await open.database.execute(sql`create table once.notes (
    id integer primary key generated always as identity, user_id integer not null, says text not null, place text,
    created_at timestamptz not null default now(), idempotency_key uuid,
    constraint one_note_an_attempt unique (user_id, idempotency_key))`)
})
afterAll(() => open.close())

let userId = 0
beforeEach(() => {
  userId += 1
})

const note = (says = 'Agua') => ({ userId, says, place: undefined })
const rowsOf = (person: number) => open.database.select().from(notes).where(eq(notes.userId, person))
const statuses = (outcomes: Outcome<unknown>[]) => outcomes.map(({ status }) => status).sort()
const times = <T>(count: number, work: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => work(n)))

test.each([undefined, limit])(
  'an attempt that arrives twenty times at once makes one row (limit: %j)',
  async limit => {
    const key = randomUUID()
    const answers = await times(20, () =>
      addOnce(open.database, notes, { row: note(), key, now: NOW, limit }),
    )
    expect(statuses(answers)).toEqual(Array(20).fill(201))
    const [row, ...others] = await rowsOf(userId)
    expect(others).toEqual([])
    expect(row).toMatchObject({ says: 'Agua', place: null, createdAt: NOW, idempotencyKey: key })
    for (const answer of answers) expect(answer).toEqual({ ok: true, status: 201, data: row })
  },
)

test('a key of another row is refused, and nothing is added', async () => {
  const key = randomUUID()
  await addOnce(open.database, notes, { row: note(), key, now: NOW })
  const other = await addOnce(open.database, notes, { row: note('Pan'), key, now: NOW })
  expect(other).toMatchObject({ status: 409, message: 'Esta petición ya se usó para guardar otra cosa.' })
  expect(await rowsOf(userId)).toHaveLength(1)
})

test('two people may use one key; without a key each call adds a row', async () => {
  const key = randomUUID()
  const other = { ...note(), userId: userId + 1_000_000 }
  for (const row of [note(), other]) await addOnce(open.database, notes, { row, key, now: NOW })
  for (const key of [undefined, undefined])
    await addOnce(open.database, notes, { row: note(), key, now: NOW })
  expect(await rowsOf(userId)).toHaveLength(3)
  expect(await rowsOf(other.userId)).toHaveLength(1)
})

test('a refused row is not added; a repetition of an added row is not checked again', async () => {
  const key = randomUUID()
  const refusal = vi.fn(async () => notFound('No existe.'))
  expect(await addOnce(open.database, notes, { row: note(), key, now: NOW, refusal })).toMatchObject({
    status: 404,
  })
  expect(await rowsOf(userId)).toEqual([])
  await addOnce(open.database, notes, { row: note(), key, now: NOW })
  expect(await addOnce(open.database, notes, { row: note(), key, now: NOW, refusal })).toMatchObject({
    status: 201,
  })
  expect(refusal).toHaveBeenCalledTimes(1)
})

test('of twelve calls at once the day’s limit allows five', async () => {
  const answers = await times(12, () =>
    addOnce(open.database, notes, { row: note(), key: randomUUID(), now: NOW, limit }),
  )
  expect(statuses(answers)).toEqual([...Array(5).fill(201), ...Array(7).fill(429)])
  expect(await rowsOf(userId)).toHaveLength(5)
})

test('the limit is per person, counts 24 hours back, and answers when the oldest row expires', async () => {
  const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
  const add = (now: Date, person = userId) =>
    addOnce(open.database, notes, { row: { ...note(), userId: person }, key: undefined, now, limit })
  for (const hours of [-30, -20, -3, -2, -1, 0]) expect((await add(at(hours))).status).toBe(201)
  expect(await add(NOW)).toMatchObject({
    status: 429,
    message: 'Ya son muchas.',
    retryAfterSeconds: 4 * 3600,
  })
  expect((await add(NOW, userId + 2_000_000)).status).toBe(201)
  expect((await add(at(4))).status).toBe(201)
})

test('a repetition of a row that was added is answered 201 also where the limit is used up', async () => {
  const key = randomUUID()
  for (const one of [key, ...Array.from({ length: 4 }, randomUUID)]) {
    await addOnce(open.database, notes, { row: note(), key: one, now: NOW, limit })
  }
  expect(
    (await addOnce(open.database, notes, { row: note(), key: randomUUID(), now: NOW, limit })).status,
  ).toBe(429)
  expect((await addOnce(open.database, notes, { row: note(), key, now: NOW, limit })).status).toBe(201)
})

test('a repeated attempt is not compared with the columns that the server computes', async () => {
  const key = randomUUID()
  const row = { userId, says: 'Agua' }
  const first = await addOnce(open.database, notes, { row, computed: { place: 'Lunes' }, key, now: NOW })
  const later = await addOnce(open.database, notes, { row, computed: { place: 'Martes' }, key, now: NOW })
  expect(first).toMatchObject({ status: 201, data: { place: 'Lunes' } })
  expect(later).toEqual(first)
  expect(await rowsOf(userId)).toHaveLength(1)
})
