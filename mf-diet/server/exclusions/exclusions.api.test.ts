import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Aliment, Exclusion } from '../../contract/foods'
import { isOwnMark } from '../../rules/allergens/exclusionsByAllergen'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let aliments: Aliment[]

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  aliments = (await server.call('GET aliments', { token: ana.token })).body
})
afterAll(() => server.close())

/** The person's own marks: the demo's also leave out foods by their allergens. */
const list = async (person = ana): Promise<Exclusion[]> =>
  (await server.call('GET exclusions', { token: person.token })).body.filter(isOwnMark)
const put = (id: number | string, body: unknown = { reason: 'allergy' }, person = ana) =>
  server.call(`PUT exclusions/${id}`, { token: person.token, body })
const remove = (id: number | string, person = ana) =>
  server.call(`DELETE exclusions/${id}`, { token: person.token })
const aliment = (n: number) => aliments[aliments.length - 1 - n]?.id ?? 0

test('a food is excluded, for a reason that can change, and included again', async () => {
  const alimentId = aliment(0)
  const before = await list()
  expect(await put(alimentId)).toMatchObject({ status: 200, body: { alimentId, reason: 'allergy' } })
  expect(await list()).toEqual([...before, { alimentId, reason: 'allergy' }])
  expect(await put(alimentId, { reason: 'dislike' })).toMatchObject({ status: 200 })
  expect(await list()).toEqual([...before, { alimentId, reason: 'dislike' }])
  expect(await remove(alimentId)).toMatchObject({ status: 200, body: {} })
  expect(await list()).toEqual(before)
})

test('both calls have the same effect when repeated, and twice at once', async () => {
  const alimentId = aliment(1)
  const before = await list()
  const answers = await Promise.all(Array.from({ length: 8 }, () => put(alimentId)))
  expect(answers.map(answer => answer.status)).toEqual(Array(8).fill(200))
  expect(await list()).toHaveLength(before.length + 1)
  expect([(await remove(alimentId)).status, (await remove(alimentId)).status]).toEqual([200, 200])
  expect(await list()).toEqual(before)
})

test('exclusions are private: another person neither sees nor deletes them', async () => {
  const alimentId = aliment(2)
  await put(alimentId)
  expect(await list(nuevo)).toEqual([])
  expect((await remove(alimentId, nuevo)).status).toBe(200)
  expect(await list()).toContainEqual({ alimentId, reason: 'allergy' })
})

test('an unknown food: 404', async () => {
  const notFound = { status: 404, body: { message: 'No encontramos este alimento.' } }
  expect(await put(2_000_000_000)).toMatchObject(notFound)
  expect(await remove(2_000_000_000)).toMatchObject(notFound)
})

test.each(['0', '-1', 'abc', '1.5', '2147483648', '%00'])('the invalid id «%s»: 400', async id => {
  expect((await put(id)).status).toBe(400)
  expect((await remove(id)).status).toBe(400)
})

test.each(['', 'alergia', 'ALLERGY', 1, null, undefined])('the reason %j: 400, naming it', async reason => {
  const before = await list()
  const { status, body } = await put(aliment(3), { reason })
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 400, fields: ['reason'] })
  expect(await list()).toEqual(before)
})
