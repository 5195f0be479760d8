import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrationRisks } from './migrationRisks'
import { riskyMigrations } from './riskyMigrations'

const rulesOf = async (sql: string) => (await migrationRisks(sql)).map(({ rule }) => rule)

test.each([
  ['required-column', 'alter table diet.recipes add column "origin" text not null'],
  ['rewritten-table', 'alter table auth.sessions add column id integer generated always as identity not null'],
  ['rewritten-table', 'alter table auth.sessions add column words text generated always as (lower(device)) stored'],
  ['rewritten-table', 'alter table diet.recipes add column key uuid default gen_random_uuid() not null'],
  ['checked-rows', 'alter table diet.recipes add constraint short check (length(name) < 100)'],
  [
    'checked-rows',
    'alter table diet.ticks add constraint t foreign key (recipe_id) references diet.recipes (id)',
  ],
  ['checked-rows', 'alter table diet.recipes alter column image set not null'],
  ['unique-rows', 'alter table diet.recipes add constraint one_name unique (name)'],
  ['unique-rows', 'alter table diet.recipes add column code text unique'],
  ['locking-index', 'create index recipes_name on diet.recipes using btree (name)'],
  ['new-name', 'alter table diet.recipes rename column name to title'],
  ['new-name', 'alter table diet.recipes rename to dishes'],
  ['taken-away', 'alter table diet.recipes drop column image'],
  ['taken-away', 'drop table diet.recipes'],
])('%s: %s', async (rule, sql) => {
  expect(await migrationRisks(sql)).toEqual([{ rule, statement: sql }])
})

test('another type rewrites the table, and the release before reads the column differently', async () => {
  expect(await rulesOf('alter table diet.recipes alter column id type bigint')).toEqual([
    'rewritten-table',
    'new-name',
  ])
})

test.each([
  'alter table diet.recipes add column "origin" text',
  "alter table diet.recipes add column origin text default 'México' not null",
  "alter table diet.recipes add column day date default (now() at time zone 'America/Monterrey')::date not null",
  'alter table diet.recipes add constraint short check (length(name) < 100) not valid',
  'alter table diet.recipes validate constraint short',
  'create index concurrently recipes_name on diet.recipes (name)',
  'alter table diet.recipes drop constraint short',
  'drop index diet.recipes_name',
  "update diet.recipes set origin = 'México'",
])('no risk: %s', async sql => {
  expect(await migrationRisks(sql)).toEqual([])
})

test('a table that the same migration creates is empty, so nothing about it is a risk', async () => {
  const sql = `
    create table diet.notes (id integer primary key, says text not null);--> statement-breakpoint
    alter table diet.notes add constraint one unique (says);--> statement-breakpoint
    create index notes_says on diet.notes (says);`
  expect(await migrationRisks(sql)).toEqual([])
})

test('a reason above a statement allows one rule for this statement alone', async () => {
  const index = 'create index recipes_name on diet.recipes (name);'
  const allowed = `-- allowed locking-index: ocho renglones de añadidura\n${index}`
  expect(await rulesOf(allowed)).toEqual([])
  expect(await rulesOf(`${allowed}\n${index}`)).toEqual(['locking-index'])
  expect(await rulesOf(`-- allowed taken-away: no\n${index}`)).toEqual(['locking-index'])
  expect(await rulesOf(`-- allowed locking-index:\n${index}`)).toEqual(['locking-index'])
})

test('only migrations that were written since there are rules are looked at, with their file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-risks-'))
  const entries = [
    { tag: '0000_first', when: Date.parse('2026-11-01') },
    { tag: '0001_gone', when: Date.parse('2027-01-15') },
  ]
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  for (const { tag } of entries) writeFileSync(join(folder, `${tag}.sql`), 'drop table diet.recipes;')
  expect(await riskyMigrations(folder)).toEqual([
    { file: '0001_gone.sql', rule: 'taken-away', statement: 'drop table diet.recipes' },
  ])
  rmSync(folder, { recursive: true })
})
