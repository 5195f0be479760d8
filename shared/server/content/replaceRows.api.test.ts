import { asc, sql } from 'drizzle-orm'
import { boolean, integer, pgSchema, text } from 'drizzle-orm/pg-core'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase'
import { replaceOrDelete, replaceOrWithdraw } from './replaceRows'

const shop = pgSchema('shop')
const products = shop.table('products', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  price: integer('price_mxn').notNull(),
  withdrawn: boolean().notNull().default(false),
})
const banners = shop.table('banners', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  tags: text().array().notNull(),
})

let open: TestDatabase
beforeAll(async () => {
  open = await testDatabase()
  for (const statement of [
    sql`create schema shop`,
    sql`create table shop.products (id integer primary key generated always as identity, name text not null unique,
      price_mxn integer not null, withdrawn boolean not null default false)`,
    sql`create table shop.banners (slug text primary key, position integer not null, tags text[] not null)`,
  ]) {
    await open.database.execute(statement)
  }
})
afterAll(() => open.close())
beforeEach(async () => {
  await open.database.delete(products)
  await open.database.delete(banners)
})

const offer = (...rows: [string, number][]) =>
  open.database.transaction(one =>
    replaceOrWithdraw(
      one,
      products,
      products.name,
      rows.map(([name, price]) => ({ name, price })),
    ),
  )

test('a known row keeps its id and takes its new values, a new one is added, a missing one is withdrawn', async () => {
  const [tea, bread] = await offer(['Té', 10], ['Pan', 20])
  const now = await offer(['Pan', 25], ['Sopa', 30])
  expect(now).toEqual([
    { id: bread?.id, name: 'Pan', price: 25, withdrawn: false },
    { id: expect.any(Number), name: 'Sopa', price: 30, withdrawn: false },
  ])
  expect(await open.database.select().from(products).orderBy(asc(products.name))).toEqual([
    ...now,
    { id: tea?.id, name: 'Té', price: 10, withdrawn: true },
  ])
})

test('a withdrawn row comes back under its id, and an empty content withdraws all', async () => {
  const [tea] = await offer(['Té', 10])
  expect(await offer()).toEqual([])
  expect(await open.database.select().from(products)).toMatchObject([{ withdrawn: true }])
  expect(await offer(['Té', 11])).toEqual([{ id: tea?.id, name: 'Té', price: 11, withdrawn: false }])
})

test('more rows than a statement takes are all written', async () => {
  const many = Array.from({ length: 2500 }, (_, n): [string, number] => [`Producto ${n}`, n])
  expect(await offer(...many)).toHaveLength(2500)
  expect(await open.database.$count(products)).toBe(2500)
})

test('in a table without references a missing row is deleted', async () => {
  const replace = (...slugs: string[]) =>
    replaceOrDelete(
      open.database,
      banners,
      banners.slug,
      slugs.map((slug, position) => ({ slug, position, tags: [slug] })),
    )
  await replace('a', 'b')
  await replace('b', 'c')
  expect(await open.database.select().from(banners).orderBy(asc(banners.position))).toEqual([
    { slug: 'b', position: 0, tags: ['b'] },
    { slug: 'c', position: 1, tags: ['c'] },
  ])
  await replace()
  expect(await open.database.$count(banners)).toBe(0)
})
