import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { boolean, index, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { changedTables } from './changedTables'

const notes = pgSchema('notes')
const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const SCHEMA = { notes, pages: notes.table('pages', { id: id(), says: text().notNull() }) }

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-migrations-'))
  mkdirSync(join(folder, 'meta'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As `npm run migration` leaves a folder whose migrations made this schema. */
function migrated(schema: Record<string, unknown>) {
  const write = (file: string, content: object | string) =>
    writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content))
  write('meta/_journal.json', { entries: [{ tag: '0000_first' }, { tag: '0001_more' }] })
  write('meta/0000_snapshot.json', generateDrizzleJson({}))
  write('meta/0001_snapshot.json', generateDrizzleJson(schema))
  write('0000_first.sql', '')
  write('0001_more.sql', '')
}

test('a schema that its migrations made has no changed table', async () => {
  migrated(SCHEMA)
  expect(await changedTables(SCHEMA, folder)).toEqual([])
})

const pages = (columns: object, also?: () => never[]) => ({
  notes,
  pages: notes.table('pages', { id: id(), ...columns } as never, also as never),
})

test.each([
  ['a new column', pages({ says: text().notNull(), read: boolean() })],
  ['a renamed column', pages({ words: text().notNull() })],
  ['a removed column', pages({})],
  ['a column that may be null', pages({ says: text() })],
  ['another type', pages({ says: integer().notNull() })],
  ['a default', pages({ says: text().notNull().default('') })],
  [
    'an index',
    {
      notes,
      pages: notes.table('pages', { id: id(), says: text().notNull() }, ({ says }) => [index('words').on(says)]),
    },
  ],
])('%s without a migration: its table is named', async (_what, schema) => {
  migrated(SCHEMA)
  expect(await changedTables(schema, folder)).toEqual(['notes.pages'])
})

test('a new table, a removed one and a new schema are named', async () => {
  migrated(SCHEMA)
  const more = { ...SCHEMA, marks: notes.table('marks', { id: id() }) }
  expect(await changedTables(more, folder)).toEqual(['notes.marks'])
  expect(await changedTables({ notes }, folder)).toEqual(['notes.pages'])
  expect(await changedTables({ ...SCHEMA, other: pgSchema('other') }, folder)).toEqual(['other'])
})

test('a schema without any migration is named whole', async () => {
  expect(await changedTables(SCHEMA, folder)).toEqual(['notes.pages', 'notes'])
})

test('a migration whose SQL is missing is named', async () => {
  migrated(SCHEMA)
  rmSync(join(folder, '0001_more.sql'))
  expect(await changedTables(SCHEMA, folder)).toEqual(['0001_more.sql'])
})
