import { sql } from 'drizzle-orm'
import { addDays } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Category, Topic } from '../../rules/courseTree'
import { courseById } from './courseStore'

let server: TestServer
let token: string
let own: number[]
let others: number[]
beforeAll(async () => {
  server = await testServer()
  const ana = await server.signIn()
  token = ana.token
  const all: { id: number }[] = (await server.call('GET courses', { token })).body
  own = ana.purchases.flatMap(({ productId, product }) =>
    productId === 'Course' && product ? [product] : [],
  )
  others = all.map(({ id }) => id).filter(id => !own.includes(id))
})
afterAll(() => server.close())

const treeOf = async (id = own[0], as = token): Promise<Category[]> =>
  JSON.parse((await server.call(`GET courses/${id}`, { token: as })).body.data)
const topicsOf = (tree: Category[]): Topic[] =>
  tree.flatMap(({ curso }) => curso.modulos).flatMap(({ temas }) => temas)
const isHidden = ({ description, subtemas }: Topic) =>
  description === '' &&
  subtemas.every(
    one =>
      [one.description, one.image, one.video, one.audio, one.captions, one.documento, one.frase].every(
        part => part === '',
      ) && one.tip.length === 0,
  )

test('an own course has its facts and its content, as a JSON string', async () => {
  const { status, body } = await server.call(`GET courses/${own[0]}`, { token })
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { id: own[0], title: 'Nutrición funcional', name: expect.stringMatching(/\.webp$/) },
  })
  const tree: Category[] = JSON.parse(body.data)
  expect(tree.map(({ category }) => category)).toEqual(['Empezar', 'Digestión'])
  const [first] = topicsOf(tree)
  expect(first).toMatchObject({ name: 'Qué hay en tu plato', duration: 3, status: false })
  expect(first?.subtemas[0]).toMatchObject({
    name: 'Los cinco grupos',
    description: expect.stringContaining('<li>'),
    image: expect.stringMatching(/\.webp$/),
    status: false,
    changes: 0,
  })
  expect(body).not.toHaveProperty('content')
})

test('every demo course has content, and each of its pictures can be read', async () => {
  for (const id of [...own, ...others]) {
    const course = await courseById(server.context.database, id)
    const names = [
      course?.name,
      course?.featureImage,
      ...(course?.content.match(/[0-9a-f]{32}\.webp/g) ?? []),
    ]
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect((await server.call(`GET files/${name}`)).status).toBe(200)
  }
})

test('before its day a topic has no text and no media; it has them from its day on', async () => {
  const before = topicsOf(await treeOf())
  expect(before.some(isHidden)).toBe(true)
  expect(before.some(topic => !isHidden(topic))).toBe(true)
  server.pass(200 * MS_PER_DAY)
  const renewed = await server.signIn()
  token = renewed.token
  expect(topicsOf(await treeOf()).some(isHidden)).toBe(false)
  server.pass(-200 * MS_PER_DAY)
  token = (await server.signIn()).token
})

test('a course that was bought in the evening counts as bought on that day in Monterrey', async () => {
  const { database, now } = server.context
  const nuevo = await server.signIn(NUEVO)
  const [first] = topicsOf(await treeOf())
  const day = addDays(dayIn(now()), -(first?.duration ?? 0))
  const evening = instantOf(day, 20 * 60).toISOString()
  await database.execute(sql`
    insert into cuenta.purchases (user_id, product_id, product, status, created_at)
    values (${nuevo.id}, 'Course', ${own[0]}, 'ACTIVE', ${evening})`)
  const [, second, third] = topicsOf(await treeOf(own[0], nuevo.token))
  await database.execute(sql`delete from cuenta.purchases where user_id = ${nuevo.id}`)
  expect([second, third].map(topic => topic && isHidden(topic))).toEqual([false, true])
})

test('a course that was not bought: 403; one that there is not: 404', async () => {
  expect(await server.call(`GET courses/${others[0]}`, { token })).toMatchObject({
    status: 403,
    body: { message: 'Este curso no está entre los tuyos.' },
  })
  const nuevo = await server.signIn(NUEVO)
  expect((await server.call(`GET courses/${own[0]}`, { token: nuevo.token })).status).toBe(403)
  expect((await server.call('GET courses/2000000000', { token })).status).toBe(404)
  expect((await server.call('GET courses/x', { token })).status).toBe(400)
  expect((await server.call(`GET courses/${own[0]}`)).status).toBe(401)
})

test('a course that was given up is no longer sent', async () => {
  const ana = await server.signIn()
  const courseId = own[1]
  await server.call('POST courses/unassignFromUser', {
    token: ana.token,
    body: { userId: ana.id, courseId },
  })
  expect((await server.call(`GET courses/${courseId}`, { token: ana.token })).status).toBe(403)
})
