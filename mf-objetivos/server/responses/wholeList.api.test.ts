import { sql } from 'drizzle-orm'
import type { FormResponse } from '../../contract/responses'
import { type ObjetivosServer, objetivosServer } from '../testing/objetivosServer'

const MANY = 45

let server: ObjetivosServer
beforeAll(async () => {
  server = await objetivosServer()
  await server.context.database.execute(
    sql`insert into objetivos.form_responses (user_id, form_id, version, answers, areas, balance, labs, created_at)
      select ${server.nuevo.id}, form_id, version, answers, areas, balance, labs, now() - make_interval(days => number % 7)
      from (select * from objetivos.form_responses where user_id = ${server.ana.id} limit 1) as one,
        generate_series(1, ${MANY}::int) as number`,
  )
})
afterAll(() => server.close())

const page = (query: string) => server.as(`GET form-responses${query}`, undefined, server.nuevo)
const ids = (list: FormResponse[]) => list.map(({ id }) => id)

test('without a query every response comes, the newest first, each once', async () => {
  const whole = await server.responses(server.nuevo)
  expect(new Set(ids(whole)).size).toBe(MANY)
  const times = whole.map(({ createdAt }) => createdAt)
  expect(times).toEqual([...times].sort().reverse())
  expect(whole[0]).toMatchObject({ hidden: false, data: expect.stringContaining('"answers"') })
})

test('by pages the same list comes, and an entry is the same in both', async () => {
  const whole = await server.responses(server.nuevo)
  const pages = await Promise.all([1, 2, 3].map(number => page(`?page=${number}&limit=20`)))
  expect(pages.flatMap(({ body }) => body)).toEqual(whole)
  expect(pages.map(({ headers }) => headers.link !== undefined)).toEqual([true, true, false])
  expect(pages.map(({ headers }) => headers['x-total-count'])).toEqual([String(MANY), undefined, undefined])
})

test('a page that is longer than the contract allows is refused', async () => {
  expect((await page('?limit=101')).status).toBe(400)
})
