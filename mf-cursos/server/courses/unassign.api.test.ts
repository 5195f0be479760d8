import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
})
afterAll(() => server.close())

const unassign = (body: unknown, { token } = ana) =>
  server.call('POST courses/unassignFromUser', { token, body })
const coursesOf = async ({ token } = ana): Promise<number[]> =>
  (await server.call('POST auth/me', { token })).body.purchases
    .filter(({ productId }: { productId: string }) => productId === 'Course')
    .map(({ product }: { product: number }) => product)

test('a course is given up by its owner: the session has it no longer, other purchases stay', async () => {
  const [given, kept] = await coursesOf()
  const others = ana.purchases.filter(({ productId }) => productId !== 'Course')
  const both = await Promise.all([1, 2].map(() => unassign({ userId: ana.id, courseId: given })))
  expect(both).toEqual([1, 2].map(() => expect.objectContaining({ status: 200, body: {} })))
  expect(await coursesOf()).toEqual([kept])
  const { purchases } = (await server.call('POST auth/me', { token: ana.token })).body
  expect(purchases).toEqual(expect.arrayContaining(others))
  const { ports, database } = server.context
  expect(await ports.purchases.giveUpCourse(database, ana.id, given ?? 0)).toBe(true)
})

test('somebody else’s course is not found, and stays theirs', async () => {
  const [courseId] = await coursesOf()
  const missing = { status: 404, body: { message: 'No encontramos este curso.' } }
  expect(await unassign({ userId: ana.id, courseId }, nuevo)).toMatchObject(missing)
  // Nor is one that exists and was never bought.
  expect(await unassign({ userId: nuevo.id, courseId }, nuevo)).toMatchObject(missing)
  expect(await unassign({ userId: ana.id, courseId: 2_000_000_000 })).toMatchObject(missing)
  expect(await coursesOf()).toEqual([courseId])
})

test('a malformed body: 400', async () => {
  for (const body of [
    {},
    { userId: ana.id },
    { userId: ana.id, courseId: '1' },
    { userId: 0, courseId: 0 },
  ]) {
    expect((await unassign(body)).status).toBe(400)
  }
})
