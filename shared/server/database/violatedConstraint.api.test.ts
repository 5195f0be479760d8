import { sql } from 'drizzle-orm'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase'
import { violatedConstraint } from './violatedConstraint'

let open: TestDatabase
beforeAll(async () => {
  open = await testDatabase()
  await open.database.execute(sql`create schema booking`)
  await open.database.execute(sql`create table booking.visits (
    id integer primary key generated always as identity,
    specialist integer not null,
    during tstzrange not null constraint some_time check (not isempty(during)),
    code text constraint one_code unique,
    constraint one_visit_at_a_time exclude using gist (specialist with =, during with &&))`)
})
afterAll(() => open.close())

const book = (specialist: number, from: string, to: string, code: string | null = null) =>
  open.database.execute(sql`insert into booking.visits (specialist, during, code)
    values (${specialist}, tstzrange(${from}::timestamptz, ${to}::timestamptz), ${code})`)

const refusalOf = (booked: Promise<unknown>) =>
  booked.then(
    () => 'booked',
    error => violatedConstraint(error),
  )

test('of twenty bookings of one time at once, one gets it; the others fail with the constraint’s name', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refusalOf(book(1, '2026-11-23T10:00Z', '2026-11-23T10:40Z'))),
  )
  expect(answers.sort()).toEqual(['booked', ...Array(19).fill('one_visit_at_a_time')])
})

test('times of one specialist may touch, and those of two may overlap', async () => {
  expect(await refusalOf(book(2, '2026-11-23T10:00Z', '2026-11-23T10:40Z'))).toBe('booked')
  expect(await refusalOf(book(2, '2026-11-23T10:39Z', '2026-11-23T11:20Z'))).toBe('one_visit_at_a_time')
  expect(await refusalOf(book(2, '2026-11-23T10:40Z', '2026-11-23T11:20Z'))).toBe('booked')
  expect(await refusalOf(book(3, '2026-11-23T10:00Z', '2026-11-23T10:40Z'))).toBe('booked')
})

test('violated unique and check constraints are recognised by their names too', async () => {
  expect(await refusalOf(book(4, '2026-11-23T10:00Z', '2026-11-23T11:00Z', 'A'))).toBe('booked')
  expect(await refusalOf(book(5, '2026-11-23T10:00Z', '2026-11-23T11:00Z', 'A'))).toBe('one_code')
  expect(await refusalOf(book(6, '2026-11-23T10:00Z', '2026-11-23T10:00Z'))).toBe('some_time')
})

test('any other error violates no constraint', async () => {
  expect(await refusalOf(book(7, '2026-11-23T11:00Z', '2026-11-23T10:00Z'))).toBeUndefined()
  expect(await refusalOf(open.database.execute(sql`select * from booking.missing`))).toBeUndefined()
  for (const error of [new Error('other'), undefined, 'text'])
    expect(violatedConstraint(error)).toBeUndefined()
})
