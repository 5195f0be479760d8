import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { boolean, integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core'
import { type TestDatabase, testDatabase } from 'shared/testing/testDatabase'
import type { PastTables } from './testing/pastTables'

/*
 * A release before this one works on the same database while APIs are replaced, and after one is taken back. It knows
 * the schemas `account`, `courses` and `objectives` (decision 61). The statements are of the kinds that it sends.
 */
const FOLDER = resolve(import.meta.dirname, '../../shared/testing/pastTables')

let practice: TestDatabase
beforeAll(async () => {
  practice = await testDatabase()
})
afterAll(async () => practice.close())

const past: PastTables[] = readdirSync(FOLDER).map(file =>
  JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
)

test.each(past)(
  'the release of $released finds each of its tables by its name, and can write it',
  async then => {
    const { rows } = await practice.database.execute<{ name: string }>(sql`
    select table_schema || '.' || table_name as name from information_schema.tables where is_insertable_into = 'YES'`)
    const writable = rows.map(({ name }) => name)
    const names = Object.keys(then.rows)
    expect(names).toEqual(expect.arrayContaining(['account.orders', 'courses.comments', 'objectives.forms']))
    expect(names.filter(name => !writable.includes(name))).toEqual([])
  },
)

const [account, courses, objectives] = [pgSchema('account'), pgSchema('courses'), pgSchema('objectives')]

const purchases = account.table('purchases', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  productId: text('product_id').notNull(),
  status: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  orderId: integer('order_id'),
  part: text(),
  revoked: boolean().notNull().default(false),
  json: text()
    .notNull()
    .generatedAlwaysAs(sql`account.purchase_json(product_id, product, status, created_at)`),
})
const comments = courses.table('comments', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  courseId: integer('course_id').notNull(),
  content: text().notNull(),
})
const commentLikes = courses.table('comment_likes', {
  commentId: integer('comment_id').notNull(),
  userId: integer('user_id').notNull(),
})
const formDrafts = objectives.table('form_drafts', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  userId: integer('user_id').notNull(),
  familyMemberId: integer('family_member_id'),
  formId: integer('form_id').notNull(),
  version: integer().notNull(),
  answers: text().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
})

const PERSON = 999_001

test('it adds rows with the numbers, defaults and computed columns of the tables, and this release has them', async () => {
  const { database } = practice
  const row = { userId: PERSON, productId: 'ConsultationOnline', status: 'ACTIVE', orderId: 999_001 }
  const added = await database
    .insert(purchases)
    .values([
      { ...row, part: 'one' },
      { ...row, part: 'two', revoked: true },
    ])
    .returning()
  expect(added).toMatchObject([{ revoked: false }, { revoked: true }])
  expect(JSON.parse(added[0]?.json ?? '')).toMatchObject({
    productId: 'ConsultationOnline',
    status: 'ACTIVE',
  })
  const { rows } = await database.execute(
    sql`select id, part from cuenta.purchases where user_id = ${PERSON} order by id`,
  )
  expect(rows).toEqual(added.map(({ id, part }) => ({ id, part })))

  const again = await database
    .insert(purchases)
    .values({ ...row, part: 'one' })
    .onConflictDoNothing()
    .returning()
  expect(again).toEqual([])
  const renewed = await database
    .insert(purchases)
    .values({ ...row, part: 'two', status: 'CANCELLED' })
    .onConflictDoUpdate({
      target: [purchases.orderId, purchases.part],
      set: { status: sql`excluded.status` },
    })
    .returning({ id: purchases.id, status: purchases.status })
  expect(renewed).toEqual([{ id: added[1]?.id, status: 'CANCELLED' }])
})

test('it updates on a conflict that counts an empty column', async () => {
  const { database } = practice
  const { rows: forms } = await database.execute<{ id: number }>(sql`select id from objectives.forms limit 1`)
  const draft = { userId: PERSON, formId: Number(forms[0]?.id), version: 1, updatedAt: new Date() }
  const save = (answers: string) =>
    database
      .insert(formDrafts)
      .values({ ...draft, familyMemberId: null, answers })
      .onConflictDoUpdate({
        target: [formDrafts.userId, formDrafts.familyMemberId, formDrafts.formId],
        set: { answers },
      })
      .returning()
  const [first] = await save('[]')
  expect(await save('[1]')).toEqual([{ ...first, answers: '[1]' }])
})

test('its locks hold the rows against this release', async () => {
  const { database } = practice
  await database.transaction(async one => {
    const held = await one.select().from(purchases).where(eq(purchases.userId, PERSON)).for('update')
    expect(held).toHaveLength(2)
    const { rows } = await one.execute(sql`
      select mode from pg_locks where pid = pg_backend_pid() and relation = 'cuenta.purchases'::regclass`)
    expect(rows).toContainEqual({ mode: 'RowShareLock' })
  })
})

test('it changes and deletes rows, those that refer to them too', async () => {
  const { database } = practice
  const { rows } = await database.execute<{ id: number }>(sql`select id from courses.courses limit 1`)
  const [question] = await database
    .insert(comments)
    .values({ userId: PERSON, courseId: Number(rows[0]?.id), content: 'Una pregunta' })
    .returning()
  const id = question?.id ?? 0
  await database.insert(commentLikes).values({ commentId: id, userId: PERSON })
  await database
    .insert(commentLikes)
    .values({ commentId: id, userId: PERSON })
    .onConflictDoNothing({ target: [commentLikes.commentId, commentLikes.userId] })
  expect(await database.$count(commentLikes, eq(commentLikes.commentId, id))).toBe(1)
  const [edited] = await database
    .update(comments)
    .set({ content: 'Otra' })
    .where(and(eq(comments.id, id), inArray(comments.userId, [PERSON])))
    .returning()
  expect(edited).toEqual({ ...question, content: 'Otra' })
  await database.delete(comments).where(eq(comments.id, id))
  expect(await database.$count(commentLikes, eq(commentLikes.commentId, id))).toBe(0)
})
