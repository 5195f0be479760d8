import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDatabase } from 'shared/server/database/database'
import { migrate } from 'shared/server/database/migrate'
import { migrationsIn } from 'shared/testing/migrationsIn'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { testServer } from 'shared/testing/testServer'
import { allMigrations } from './openContext'
import { slices } from './slices'
import { fillAsThen, keepTables, lostRows, type PastTables } from './testing/pastTables'

/**
 * The tables of past releases, with rows, are migrated to those of today. `KEEP_TABLES=2026-11-26` before the command of
 * this file writes today's for the releases to come (shared/releases/README.md).
 */
const FOLDER = resolve(import.meta.dirname, '../../shared/testing/pastTables')
const all = allMigrations(slices)

const opened = async ({ environment: { DATA_DIR, DATABASE_URL } }: TestHome) =>
  openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })

const released = process.env.KEEP_TABLES
if (released) {
  test('today’s tables are kept', async () => {
    const home = await testHome('demo')
    const { database, close } = await opened(home)
    const kept = await keepTables(database, released)
    writeFileSync(join(FOLDER, `${released}.json`), written(kept))
    await close()
    await home.remove()
  })
}

/** One line a row, so that a change of one shows as such. */
function written({ rows, ...about }: PastTables): string {
  const tables = Object.entries(rows).map(
    ([table, kept]) => `    "${table}": [${kept.map(row => `\n      ${JSON.stringify(row)}`).join(',')}]`,
  )
  const head = Object.entries(about).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`)
  return ['{', ...head, '  "rows": {', tables.join(',\n'), '  }', '}', ''].join('\n')
}

const past: PastTables[] = readdirSync(FOLDER)
  .sort()
  .map(file => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))

test.each(past)('the tables of the release of $released become today’s, and lose no row', async then => {
  const home = await testHome('nothing')
  const { database, close } = await opened(home)
  const tables = await fillAsThen(database, all, then)
  expect(await lostRows(database, then, tables)).toEqual([])
  await migrate(database, all)
  expect(await lostRows(database, then, tables)).toEqual([])
  await close()
  // Its people sign in, and the product works on what they had.
  const server = await testServer({ home })
  const { token, id } = await server.signIn()
  expect((await server.call('GET recipes', { token })).body.length).toBeGreaterThan(0)
  expect((await server.call(`GET patients/${id}/meal-plans`, { token })).status).toBe(200)
  await server.close()
  await home.remove()
})

test.each([
  ['delete from diet.recipe_comments', ['diet.recipe_comments']],
  ["update auth.users set first_name = 'Otra' where email = 'ana@mydiet.mx'", ['auth.users']],
  ['alter table auth.users add column color text not null', /required|null/],
])('a migration that harms them is noticed: %s', async (statement, noticed) => {
  const then = past.at(-1) as PastTables
  const home = await testHome('nothing')
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-harm-'))
  const { database, close } = await opened(home)
  const tables = await fillAsThen(database, all, then)
  const harmful = { name: 'harmful', folder: migrationsIn(folder, statement) }
  const migrated = migrate(database, [...all, harmful])
  if (noticed instanceof RegExp) await expect(migrated).rejects.toThrow(noticed)
  else {
    await migrated
    expect([...new Set(await lostRows(database, then, tables))]).toEqual(noticed)
  }
  await close()
  rmSync(folder, { recursive: true })
  await home.remove()
})
