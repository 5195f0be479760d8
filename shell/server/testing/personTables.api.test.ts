import { sql } from 'drizzle-orm'
import { type TestDatabase, testDatabase } from 'shared/testing/testDatabase'
import { countOf, nameOf, personTables, writeSomeRow } from './personTables'

let open: TestDatabase
beforeAll(async () => {
  open = await testDatabase()
  const statements = [
    sql`create schema clinic`,
    sql`create type clinic.state as enum ('BOOKED', 'PAID')`,
    // Such as a domain of appointments has: conditions on a row and on other rows.
    sql`create table clinic.visits (
      id integer primary key generated always as identity, user_id integer not null, specialist integer not null,
      starts timestamptz not null, ends timestamptz not null check (ends > starts), state clinic.state not null,
      code varchar(8) not null unique, price numeric(8, 2) not null check (price between 1 and 5),
      day date not null, hour time not null,
      constraint one_at_a_time exclude using gist (specialist with =, tstzrange(starts, ends, '[]') with &&),
      constraint one_a_day exclude using gist (specialist with =, day with =))`,
    sql`create table clinic.stays (
      user_id integer not null, during tstzrange not null check (not isempty(during)),
      exclude using gist (during with &&))`,
    sql`create table clinic.notes (
      visit_id integer not null references clinic.visits(id), says text not null check (says like 'Nota%'))`,
  ]
  for (const statement of statements) await open.database.execute(statement)
})
afterAll(() => open.close())

test('every table takes an invented row of each person, whatever its constraints', async () => {
  const tables = (await personTables(open.database)).filter(({ schema }) => schema === 'clinic')
  expect(tables.map(nameOf).sort()).toEqual(['clinic.notes', 'clinic.stays', 'clinic.visits'])
  for (const table of tables) {
    for (const person of [71, 72, 73]) {
      await writeSomeRow(open.database, table, person)
      await writeSomeRow(open.database, table, person)
      expect(await countOf(open.database, table, person)).toBe(1)
    }
  }
})
