import { and, asc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm'
import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase'
import { allOfBatches } from '../database/batches'
import type { SliceContext } from '../slices/context'
import { anonymise, erased, kept, ownRows } from './ownData'

const forum = pgSchema('forum')
const questions = forum.table('questions', {
  id: integer().primaryKey(),
  userId: integer('user_id'),
  name: text().notNull(),
  asks: text().notNull(),
})
const replies = forum.table('replies', {
  id: integer().primaryKey(),
  questionId: integer('question_id').notNull(),
  userId: integer('user_id'),
  says: text().notNull(),
  length: integer().generatedAlwaysAs(sql`length(says)`),
  /** Of the link by which the reply was sent. */
  linkHash: text('link_hash').notNull().default('5f2a'),
})

const ANA = 1
const OTHER = 2

let open: TestDatabase
beforeAll(async () => {
  open = await testDatabase()
  await open.database.execute(sql`create schema forum`)
  await open.database.execute(
    sql`create table forum.questions (id integer primary key, user_id integer, name text not null, asks text not null)`,
  )
  await open.database.execute(sql`create table forum.replies (id integer primary key,
    question_id integer not null references forum.questions(id) on delete cascade, user_id integer, says text not null, length integer generated always as (length(says)) stored,
    link_hash text not null default '5f2a')`)
})
afterAll(() => open.close())

const own = () =>
  ownRows({
    replies: kept(replies, 'results'),
    questions: erased(
      anonymise(questions, {
        rows: userId =>
          exists(
            open.database
              .select({ one: sql`1` })
              .from(replies)
              .where(
                and(
                  eq(replies.questionId, questions.id),
                  or(isNull(replies.userId), ne(replies.userId, userId)),
                ),
              ),
          ),
        cleared: { userId: null, name: '' },
      }),
    ),
  })

beforeEach(async () => {
  await open.database.delete(questions)
  await open.database.insert(questions).values([
    { id: 1, userId: ANA, name: 'Ana', asks: 'Con respuesta de otra persona' },
    { id: 2, userId: ANA, name: 'Ana', asks: 'Solo con la propia' },
    { id: 3, userId: OTHER, name: 'Otra', asks: 'De otra persona' },
  ])
  await open.database.insert(replies).values([
    { id: 1, questionId: 1, userId: OTHER, says: 'Sí' },
    { id: 2, questionId: 1, userId: ANA, says: 'Gracias' },
    { id: 3, questionId: 2, userId: ANA, says: 'Me respondo' },
    { id: 4, questionId: 3, userId: ANA, says: 'Yo también' },
  ])
})

const erase = (userId: number) => open.database.transaction(one => own().erase(one, userId))
const left = async () => ({
  questions: await open.database.select().from(questions).orderBy(asc(questions.id)),
  replies: (await open.database.select().from(replies).orderBy(asc(replies.id))).map(row => row.id),
})

test('rows that others need stay without their person; all others of the person go', async () => {
  await erase(ANA)
  const after = {
    questions: [
      { id: 1, userId: null, name: '', asks: 'Con respuesta de otra persona' },
      { id: 3, userId: OTHER, name: 'Otra', asks: 'De otra persona' },
    ],
    replies: [1],
  }
  expect(await left()).toEqual(after)
  await erase(ANA)
  expect(await left()).toEqual(after)
})

test('until then the download has all rows of the person, and only theirs', async () => {
  const context = { database: open.database } as SliceContext
  const lists = async () => {
    const { questions: asked, replies: replied } = own().export(context, ANA)
    if (!asked || !replied) throw new Error('a list is missing')
    return { questions: await allOfBatches(asked), replies: await allOfBatches(replied) }
  }
  const { questions: asked, replies: replied } = await lists()
  expect(asked).toHaveLength(2)
  expect(replied).toHaveLength(3)
  // A secret's hash is no data of the person, and a generated column repeats others.
  expect(replied?.[0]).toEqual({ id: 2, questionId: 1, userId: ANA, says: 'Gracias' })
  await erase(ANA)
  expect(await lists()).toEqual({ questions: [], replies: [] })
})

test('a long list is read in batches, each row once', async () => {
  const says = 'Otra vez'
  const many = Array.from({ length: 120 }, (_, at) => ({ id: 10 + at, questionId: 3, userId: ANA, says }))
  await open.database.insert(replies).values(many)
  const { replies: written } = own().export({ database: open.database } as SliceContext, ANA)
  const sizes: number[] = []
  const ids: number[] = []
  for await (const rows of written ?? []) {
    sizes.push(rows.length)
    ids.push(...rows.map(row => (row as { id: number }).id))
  }
  expect(ids).toEqual([2, 3, 4, ...many.map(({ id }) => id)])
  expect(Math.max(...sizes)).toBeLessThan(ids.length / 2)
})
