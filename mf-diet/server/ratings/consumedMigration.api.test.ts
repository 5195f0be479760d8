import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { migrate } from 'shared/server/database/migrate'
import { type TestDatabase, testDatabase } from 'shared/testing/testDatabase'
import { diet } from '../plugin'
import { ratingMarksOf } from './ratingStore'

const PERSON = 7

let open: TestDatabase
let folder: string
beforeAll(async () => {
  open = await testDatabase('nothing')
  folder = mkdtempSync(join(tmpdir(), 'my-diet-migrations-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await open.close()
})

/** The migrations of the release before ratings had a day. */
function earlierMigrations(): string {
  cpSync(diet.migrations, folder, { recursive: true })
  const journal = join(folder, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 4) }))
  return folder
}

test('a rating from before has the clinic’s day of its time and no slot, and marks the recipe as consumed', async () => {
  const { database } = open
  await migrate(database, [{ name: 'diet', folder: earlierMigrations() }])
  await database.execute(sql`insert into diet.recipes
    (name, image, preparation, meal_time, meal_categories, meal_sub_categories) values ('Caldo', '', '', '{}', '{}', '{}')`)
  // Half past eleven in the evening in Monterrey, and half past twelve at night.
  const times = ['2026-11-22T05:30:00Z', '2026-11-22T06:30:00Z']
  for (const time of times) {
    await database.execute(sql`insert into diet.recipe_comments (user_id, recipe_id, score, comments, created_at)
      values (${PERSON}, 1, 'FUE_GENIAL', '', ${time}::timestamptz)`)
  }
  await migrate(database, [{ name: 'diet', folder: diet.migrations }])
  expect(await ratingMarksOf(database, PERSON)).toMatchObject([
    { recipeId: 1, day: '2026-11-21', slot: null, consumed: true },
    { recipeId: 1, day: '2026-11-22', slot: null, consumed: true },
  ])
})

test('a rating that an instance of the earlier release adds during the deployment has a day', async () => {
  const { database } = open
  await database.execute(sql`insert into diet.recipe_comments (user_id, recipe_id, score, comments)
    values (8, 1, 'FUE_GENIAL', '')`)
  expect(await ratingMarksOf(database, 8)).toMatchObject([
    { day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), slot: null, consumed: true },
  ])
})
