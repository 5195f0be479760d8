import { sql } from 'drizzle-orm'
import { integer, pgSchema, text } from 'drizzle-orm/pg-core'
import fastify, { type FastifyInstance } from 'fastify'
import Type from 'typebox'
import { defineContract } from '../../contract/contract'
import { orderedPageQuery } from '../../published/fields'
import { type TestDatabase, testDatabase } from '../../testing/testDatabase'
import { errorHandler } from './errorHandler'
import { orderOf, pageOf } from './pages'
import { serve } from './serve'
import { validatorCompiler } from './validator'

const products = pgSchema('paging').table('products', { id: integer().primaryKey(), name: text().notNull() })

const contract = defineContract({
  'GET products': {
    summary: 'Productos',
    access: 'anyone',
    query: orderedPageQuery('id', 'name'),
    answer: {
      status: 200,
      size: 'list',
      body: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })),
    },
  },
})

let open: TestDatabase
let app: FastifyInstance
beforeAll(async () => {
  open = await testDatabase()
  await open.database.execute(sql`create schema paging`)
  await open.database.execute(sql`create table paging.products (id integer primary key, name text not null)`)
  // Names are equal in threes, so that only the id decides their order.
  const rows = Array.from({ length: 25 }, (_, n) => ({ id: n + 1, name: `Producto ${Math.floor(n / 3)}` }))
  await open.database.insert(products).values(rows)
  app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setErrorHandler(errorHandler)
  serve(app, contract, {
    'GET products': ({ query }) =>
      pageOf(
        query,
        ({ limit, offset }) =>
          open.database
            .select()
            .from(products)
            .orderBy(
              ...orderOf(query, {
                columns: { id: products.id, name: products.name },
                otherwise: 'id',
                tieBreak: products.id,
              }),
            )
            .limit(limit)
            .offset(offset),
        () => open.database.$count(products),
      ),
  })
})
afterAll(async () => {
  await app.close()
  await open.close()
})

const ask = async (query: string) => {
  const { statusCode, headers, body } = await app.inject(`/products${query}`)
  const next = /^<(.*)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
  return {
    status: statusCode,
    next,
    ids: statusCode === 200 ? JSON.parse(body).map((row: { id: number }) => row.id) : [],
  }
}

async function all(query: string) {
  const ids: number[][] = []
  for (let next: string | undefined = query; next !== undefined; ) {
    const page = await ask(next)
    ids.push(page.ids)
    next = page.next
  }
  return ids
}

test('the links lead through all pages, each entry is on one, and the last has no link', async () => {
  const pages = await all('?limit=10&orderBy=name&order=desc')
  expect(pages.map(ids => ids.length)).toEqual([10, 10, 5])
  expect(new Set(pages.flat()).size).toBe(25)
  const names = pages.flat().map(id => Math.floor((id - 1) / 3))
  expect(pages.flat()[0]).toBe(25)
  expect(pages.flat()).toEqual([...pages.flat()].sort((a, b) => b - a))
  expect(names[0]).toBe(8)
})

test('a list that ends with its page has no next page', async () => {
  expect((await ask('?limit=25')).next).toBeUndefined()
  expect((await all('?limit=5')).map(ids => ids.length)).toEqual([5, 5, 5, 5, 5])
  expect(await ask('?page=9&limit=5')).toEqual({ status: 200, next: undefined, ids: [] })
})

test('the first page tells how many the whole list has', async () => {
  const total = async (query: string) => (await app.inject(`/products${query}`)).headers['x-total-count']
  expect(await Promise.all(['', '?limit=25', '?limit=50', '?page=2'].map(total))).toEqual([
    '25',
    '25',
    '25',
    undefined,
  ])
})

test('without a query: the first twenty, in the order of the list', async () => {
  expect(await ask('')).toEqual({
    status: 200,
    ids: Array.from({ length: 20 }, (_, n) => n + 1),
    next: '?page=2&limit=20',
  })
})

test.each([
  '?page=0',
  '?page=1001',
  '?limit=0',
  '?limit=101',
  '?page=x',
  '?limit=1e1',
  '?orderBy=price',
  '?order=up',
])('«%s» is refused: 400', async query => {
  expect((await ask(query)).status).toBe(400)
})
