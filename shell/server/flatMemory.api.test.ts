import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { type TestServer, testServer } from 'shared/testing/testServer'

const MB = 1024 * 1024
const LONG = 'palabra '.repeat(12_500)
const RATINGS = 300
/** The size of all ratings together in an answer. */
const WHOLE = RATINGS * LONG.length
/** How much of an answer is read before the memory is measured again. */
const STRIDE = 8 * MB
/** Twice what the batches of rows on their way take, whatever the length; a list that is held whole takes 44 MB. */
const MOST = 30 * MB

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const PATHS = ['recipes/1/comments', 'auth/me/data']

let server: TestServer
let address: string
let token: string
let before: number
beforeAll(async () => {
  server = await testServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/api`
  token = (await server.signIn()).token
  await server.context.database.execute(sql`
    insert into diet.recipe_comments (user_id, recipe_id, score, comments, day)
    select id, 1, 'FUE_GENIAL', ${LONG}, current_date from auth.users, generate_series(1, ${RATINGS}::int)
    where email = 'ana@mydiet.mx'`)
  // The first call loads code, which stays.
  for (const path of PATHS) await (await read(path)).arrayBuffer()
  before = held()
})
afterAll(() => server.close())

const read = (path: string) => fetch(`${address}/${path}`, { headers: { authorization: `Bearer ${token}` } })

/** The bytes that are still in use. */
function held(): number {
  collectGarbage()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

test.each(PATHS)('the memory that %s takes does not grow with the length of its list', async path => {
  const answer = await read(path)
  expect(answer.status).toBe(200)
  let length = 0
  let measuredAt = 0
  let most = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length - measuredAt < STRIDE) continue
    measuredAt = length
    most = Math.max(most, held() - before)
  }
  expect(length).toBeGreaterThan(WHOLE)
  expect(most).toBeLessThan(MOST)
})
