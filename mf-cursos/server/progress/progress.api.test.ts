import { sql } from 'drizzle-orm'
import { dayIn } from 'shared/dates/instants'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Category, CategoryProgress } from '../../rules/courseTree'
import { progressFlags } from '../../rules/progress/progressFlags'
import { setSubtopic } from '../../rules/progress/setSubtopic'
import { completedIn, topicsOf } from '../../testing/sampleProgress'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let courseId: number
let otherCourse: number
let notOwned: number
let course: CategoryProgress[]
let locked: number
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  const own = ana.purchases.flatMap(({ product }) => product ?? [])
  courseId = own[0] ?? 0
  otherCourse = own[1] ?? 0
  const all: { id: number }[] = (await server.call('GET courses', { token: ana.token })).body
  notOwned = all.find(({ id }) => !own.includes(id))?.id ?? 0
  const tree: Category[] = JSON.parse(
    (await server.call(`GET courses/${courseId}`, { token: ana.token })).body.data,
  )
  course = tree
  const closed = tree.flatMap(({ curso }) => curso.modulos).flatMap(({ temas }) => temas)
  locked = closed.find(({ description }) => description === '')?.subtemas[0]?.id ?? 0
})
afterAll(() => server.close())

const get = (id = courseId, { token, id: userId } = ana) =>
  server.call(`GET course-progress/${id}/${userId}`, { token })
const post = (progress: unknown, id = courseId, { token, id: userId } = ana) =>
  server.call('POST course-progress', {
    token,
    body: { user: { id: userId }, course: { id }, progress },
  })
const patch = (progressId: number, progress: unknown, { token } = ana) =>
  server.call(`PATCH course-progress/${progressId}`, { token, body: { progress } })
const stored = async (): Promise<CategoryProgress[]> => JSON.parse((await get()).body.progress)
const json = (progress: readonly CategoryProgress[]) => JSON.stringify(progressFlags(progress))
const MALFORMED = { status: 400, body: { message: 'El avance enviado no tiene la forma de un curso.' } }

test('there is none yet: 400; it is created with every status false; then it is there', async () => {
  expect(await get()).toMatchObject({
    status: 400,
    body: { message: 'Todavía no hay avance en este curso.' },
  })
  const made = await post(JSON.stringify(course))
  expect(made).toMatchObject({ status: 201, body: { id: expect.any(Number) } })
  const found = await get()
  expect(found).toMatchObject({ status: 200, body: made.body })
  expect(JSON.parse(found.body.progress)).toEqual(progressFlags(course))
})

test('two devices that create it at once get the same, and lose nothing', async () => {
  const other: Category[] = JSON.parse(
    (await server.call(`GET courses/${otherCourse}`, { token: ana.token })).body.data,
  )
  const [one = 0, two = 0] = topicsOf(other)[0]?.subtemas.map(({ id }) => id) ?? []
  const made = await Promise.all([one, two].map(id => post(json(setSubtopic(other, id, true)), otherCourse)))
  expect(made.map(({ status }) => status)).toEqual([201, 201])
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1)
  const { body } = await get(otherCourse)
  expect(completedIn(JSON.parse(body.progress))).toEqual([one, two])
  expect(topicsOf(JSON.parse(body.progress))[0]?.status).toBe(true)
})

describe('changes', () => {
  let id: number
  beforeEach(async () => {
    id = (await post(json(course))).body.id
  })
  const [one, two, three] = [1, 2, 3]

  test('of two devices at once lose nothing, and each answer has both in the end', async () => {
    const base = await stored()
    const sent = await Promise.all(
      [one, two, three].map(subtopic => patch(id, json(setSubtopic(base, subtopic, true)))),
    )
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(completedIn(await stored())).toEqual([1, 2, 3])
  })

  test('No Completado takes back; a device that has not heard of it does not complete again', async () => {
    const base = await stored()
    expect(completedIn(base)).toContain(two)
    expect(await patch(id, json(setSubtopic(base, two, false)))).toMatchObject({ status: 200 })
    expect(completedIn(await stored())).toEqual([1, 3])
    await patch(id, json(base))
    expect(completedIn(await stored())).toEqual([1, 3])
  })

  test('a client that flips flags alone and sends the whole tree is heard', async () => {
    const text = JSON.stringify(await stored()).replace(
      `{"id":${two},"status":false`,
      `{"id":${two},"status":true`,
    )
    const { status, body } = await patch(id, text)
    expect(status).toBe(200)
    expect(completedIn(JSON.parse(body.progress))).toEqual([1, 2, 3])
  })

  test('flags without numbers of changes complete and take back, and where progress is created they only complete', async () => {
    const before = await stored()
    const flags = (progress: CategoryProgress[]) =>
      JSON.stringify(progress, (key, value) => (key === 'changes' ? undefined : value))
    const without = flags(setSubtopic(before, one, false))
    const wanted = completedIn(before).filter(done => done !== one)
    expect(completedIn(JSON.parse((await post(without)).body.progress))).toEqual(completedIn(before))
    expect(completedIn(JSON.parse((await patch(id, without)).body.progress))).toEqual(wanted)
    expect(completedIn(JSON.parse((await patch(id, without)).body.progress))).toEqual(wanted)
    expect(completedIn(JSON.parse((await patch(id, flags(before))).body.progress))).toEqual(
      completedIn(before),
    )
  })

  test('in a topic that is still locked: 403, and nothing of it is stored', async () => {
    const before = await stored()
    const refused = await patch(id, json(setSubtopic(setSubtopic(before, 4, true), locked, true)))
    expect(refused).toMatchObject({ status: 403, body: { message: 'Ese tema todavía no se abre.' } })
    expect(await stored()).toEqual(before)
    expect((await post(json(setSubtopic(before, locked, true)))).status).toBe(403)
  })

  test.each([
    'x',
    '',
    '[',
    '['.repeat(10_000),
    '['.repeat(10_000) + ']'.repeat(10_000),
    'null',
    '{}',
    '[null]',
    '[{"id":"1","curso":{"modulos":[]}}]',
    '[{"id":1,"curso":{"modulos":{}}}]',
    '[{"__proto__":{"status":true},"id":1,"curso":{"modulos":[]}}]',
    '[{"id":1,"curso":{"modulos":[{"id":1,"temas":[{"id":1,"status":"yes","subtemas":[]}]}]}}]',
    '[{"id":1,"curso":{"modulos":[{"id":1,"temas":[{"id":1,"status":true,"subtemas":[{"id":1,"status":true,"changes":-1}]}]}]}}]',
  ])('malformed, %#: 400, and nothing changes', async text => {
    const before = await stored()
    expect(await patch(id, text)).toMatchObject(MALFORMED)
    expect(await post(text)).toMatchObject(MALFORMED)
    expect(await stored()).toEqual(before)
  })

  test('that are no text, or over 1 MB: 400 and 413', async () => {
    for (const progress of [undefined, 5, null, []]) expect((await patch(id, progress)).status).toBe(400)
    expect((await patch(id, ' '.repeat(1_100_000))).status).toBe(413)
  })

  test('of somebody else: 404, as their progress itself', async () => {
    expect((await patch(id, json(course), nuevo)).status).toBe(404)
    expect((await patch(2_000_000_000, json(course))).status).toBe(404)
    expect(
      (await server.call(`GET course-progress/${courseId}/${ana.id}`, { token: nuevo.token })).status,
    ).toBe(404)
    const body = { user: { id: ana.id }, course: { id: courseId }, progress: json(course) }
    expect((await server.call('POST course-progress', { token: nuevo.token, body })).status).toBe(404)
  })
})

describe('the certificate', () => {
  const certificate = (id = otherCourse, { token } = ana) =>
    server.call(`GET courses/${id}/certificate`, { token })
  const complete = async (subtopics: readonly number[], status = true) => {
    const { body } = await get(otherCourse)
    let tree: CategoryProgress[] = JSON.parse(body.progress)
    for (const id of subtopics) tree = setSubtopic(tree, id, status)
    return patch(body.id, json(tree))
  }

  test('is there when all is completed, says when, and goes when the person takes a completion back', async () => {
    const { database } = server.context
    expect(await certificate()).toMatchObject({
      status: 409,
      body: { message: 'Todavía no terminas este curso.' },
    })
    // All topics are open.
    await database.execute(
      sql`update cuenta.purchases set created_at = created_at - interval '400 days' where user_id = ${ana.id}`,
    )
    const ids = topicsOf(JSON.parse((await get(otherCourse)).body.progress)).flatMap(({ subtemas }) =>
      subtemas.map(({ id }) => id),
    )
    expect((await complete(ids.slice(1))).status).toBe(200)
    const hasFirst = completedIn(JSON.parse((await get(otherCourse)).body.progress)).includes(ids[0] ?? 0)
    if (hasFirst) await complete([ids[0] ?? 0], false)
    expect((await certificate()).status).toBe(409)
    await complete([ids[0] ?? 0])
    expect(await certificate()).toMatchObject({
      status: 200,
      body: {
        course: expect.any(String),
        firstName: 'Ana',
        lastName: expect.any(String),
        completedOn: dayIn(server.context.now()),
        subtopics: ids.length,
      },
    })
    await complete([ids[0] ?? 0], false)
    expect((await certificate()).status).toBe(409)
    await complete([ids[0] ?? 0])
    // New content takes no certificate back.
    const before = sql`select content from cursos.courses where id = ${otherCourse}`
    const [{ content } = { content: '' }] = (await database.execute<{ content: string }>(before)).rows
    const tree: Category[] = JSON.parse(content)
    const topic = tree[0]?.curso.modulos[0]?.temas[0]
    topic?.subtemas.push({ ...(topic.subtemas[0] as (typeof topic.subtemas)[number]), id: 90_001 })
    await database.execute(
      sql`update cursos.courses set content = ${JSON.stringify(tree)} where id = ${otherCourse}`,
    )
    await complete([])
    expect((await certificate()).status).toBe(200)
    await database.execute(sql`update cursos.courses set content = ${content} where id = ${otherCourse}`)
  })

  test('of a course that was not bought: 403; of one that there is not: 404', async () => {
    expect((await certificate(notOwned)).status).toBe(403)
    expect((await certificate(2_000_000_000)).status).toBe(404)
    expect((await certificate(otherCourse, nuevo)).status).toBe(403)
  })
})

test('progress in a course that was not bought: 403; in one that there is not: 404', async () => {
  expect((await post(json(course), notOwned)).status).toBe(403)
  expect((await get(notOwned)).status).toBe(403)
  expect((await post(json(course), 2_000_000_000)).status).toBe(404)
  expect((await get(courseId, nuevo)).status).toBe(403)
})

test('the course shows the progress', async () => {
  const { body } = await server.call(`GET courses/${courseId}`, { token: ana.token })
  expect(completedIn(JSON.parse(body.data))).toEqual(completedIn(await stored()))
})

test('the list of own courses has the completed part of each, and only the person’s own', async () => {
  const listed = async ({ token } = ana) => (await server.call('GET course-progress', { token })).body
  const before = await listed()
  expect(before.map((own: { courseId: number }) => own.courseId)).toEqual(
    [...new Set(ana.purchases.flatMap(({ product }) => product ?? []))].sort((a, b) => a - b),
  )
  const own = before.find((known: { courseId: number }) => known.courseId === courseId)
  expect(own).toEqual({
    courseId,
    title: expect.any(String),
    name: expect.any(String),
    completed: completedIn(await stored()).length,
    total: topicsOf(course).flatMap(({ subtemas }) => subtemas).length,
    newReplies: 0,
  })
  expect(await listed(nuevo)).toEqual([])
})
