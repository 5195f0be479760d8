import { sql } from 'drizzle-orm'
import { type TestServer, testServer } from 'shared/testing/testServer'
import type { Product } from '../../contract/products'
import { products } from '../schema'
import { replaceProducts } from './productStore'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await testServer()
  token = (await server.signIn()).token
})
afterAll(() => server.close())

const list = async (query: string): Promise<Product[]> =>
  (await server.call(`GET products?${query}`, { token })).body
const status = async (query: string) => (await server.call(`GET products?${query}`, { token })).status

test('the first six, then twelve: the page stays 1 and the limit grows', async () => {
  const six = await list('page=1&limit=6&q=&orderBy=name&order=desc')
  const twelve = await list('page=1&limit=12&q=&orderBy=name&order=desc')
  expect([six.length, twelve.length]).toEqual([6, 12])
  expect(twelve.slice(0, 6)).toEqual(six)
  const names = (await list('limit=100&orderBy=name&order=asc')).map(({ name }) => name)
  expect(names).toHaveLength(40)
  expect((await list('limit=100&orderBy=name&order=desc')).map(({ name }) => name)).toEqual(names.reverse())
})

test('a product has pictures that can be read, categories and sanitised HTML', async () => {
  const [product] = await list('limit=1&q=fibra')
  expect(product).toMatchObject({
    gallery: [expect.stringMatching(/^\/api\/files\/.*\.webp$/)],
    categories: expect.arrayContaining(['Fibra']),
    usage: expect.stringMatching(/^<p>/),
  })
  const address = product?.gallery[0]?.replace(/^\/api\//, '')
  expect((await server.call(`GET ${address}`)).status).toBe(200)
  expect(product).not.toHaveProperty('searchText')
})

test('tags find categories, whatever the case and the accents; of several tags any; an empty tag is ignored', async () => {
  const withCategory = async (q: string) =>
    new Set((await list(`limit=100&q=${encodeURIComponent(q)}`)).flatMap(({ categories }) => categories))
  const proteins = await list('limit=100&q=PROTEINA')
  expect(proteins.length).toBeGreaterThan(3)
  expect(proteins.every(({ categories }) => categories.includes('Proteína'))).toBe(true)
  expect([...(await withCategory('descanso|proteína'))]).toEqual(
    expect.arrayContaining(['Descanso', 'Proteína']),
  )
  expect(await list('limit=100&q=%7C%20%7C')).toHaveLength(40)
  expect(await list('limit=100&q=%25')).toEqual([])
  expect(await list('limit=100&q=_')).toEqual([])
  expect(await list("limit=100&q=';drop table x")).toEqual([])
})

test.each([
  'limit=-1',
  'limit=0',
  'limit=1e9',
  'limit=1000000000',
  'limit=x',
  'page=0',
  'orderBy=password',
  'order=up',
])('%s: 400', async query => expect(await status(query)).toBe(400))

test('without a session: 401', async () => {
  expect((await server.call('GET products?page=1&limit=6')).status).toBe(401)
})

test('the order of the names is that of a Spanish dictionary', async () => {
  const names = ['Ñame', 'Ácido fólico', 'Nuez', 'Zanahoria', 'avena', 'Omega']
  const { database } = server.context
  const stored = await database.select().from(products)
  const before = stored.map(({ id: _, ...product }) => product)
  const rows = names.map(name => ({
    name,
    gallery: [],
    categories: ['Orden'],
    usage: '',
    whereToBuy: '',
    avoid: '',
  }))
  await database.transaction(transaction => replaceProducts(transaction, rows))
  const listed = await list('limit=100&orderBy=name&order=asc')
  await database.transaction(transaction => replaceProducts(transaction, before))
  expect(listed.map(({ name }) => name)).toEqual([
    'Ácido fólico',
    'avena',
    'Nuez',
    'Ñame',
    'Omega',
    'Zanahoria',
  ])
})

test('of 5,000 products a page is found in less than half a second', async () => {
  const { database } = server.context
  const many = Array.from({ length: 5000 }, (_, n) => ({
    name: `Producto ${n}`,
    gallery: ['a.webp'],
    categories: [n % 50 === 0 ? 'Única' : 'Común', `Grupo ${n % 100}`],
    usage: '<p>x</p>',
    whereToBuy: '<p>x</p>',
    avoid: '<p>x</p>',
  }))
  await database.transaction(transaction => replaceProducts(transaction, many))
  await database.execute(sql`analyze cursos.products`)
  const start = performance.now()
  expect(await list('page=1&limit=6&q=unica&orderBy=name&order=desc')).toHaveLength(6)
  expect(performance.now() - start).toBeLessThan(500)
  expect(await list('page=1&limit=1000')).toHaveLength(1000)
})
