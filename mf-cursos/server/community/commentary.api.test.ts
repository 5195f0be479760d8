import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import type { Comment } from '../../contract'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let courseId: number
let otherCourse: number
let notOwned: number
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  const own = ana.purchases.flatMap(({ product }) => product ?? [])
  courseId = own[0] ?? 0
  otherCourse = own[1] ?? 0
  const all: { id: number }[] = (await server.call('GET courses', { token: ana.token })).body
  notOwned = all.find(({ id }) => !own.includes(id))?.id ?? 0
  await server.context.database.execute(sql`
    insert into account.purchases (user_id, product_id, product, status, created_at)
    select ${nuevo.id}, product_id, product, status, created_at from account.purchases
    where user_id = ${ana.id} and product = ${courseId}`)
})
afterAll(() => server.close())

type Body = { content?: unknown; courseId?: unknown; parentId?: unknown }
const post = (body: Body, { token } = ana, key?: string) =>
  server.call('POST commentary', {
    token,
    body: { courseId, ...body },
    ...(key && { headers: { 'idempotency-key': key } }),
  })
const ask = async (content = '¿Puedo cambiar el arroz?', who = ana): Promise<Comment> =>
  (await post({ content }, who)).body
const reply = async (parentId: number, content = 'Sí, por tortilla.', who = nuevo): Promise<Comment> =>
  (await post({ content, parentId }, who)).body
const list = async (query = `courseId=${courseId}&limit=100`, { token } = ana): Promise<Comment[]> =>
  (await server.call(`GET commentary?${query}`, { token })).body
const found = async (id: number) => (await list()).find(comment => comment.id === id)
const like = (id: number, { token } = ana) => server.call(`POST commentary/${id}/like`, { token })
const unlike = (id: number, { token } = ana) => server.call(`DELETE commentary/${id}/like`, { token })
const remove = (id: number, { token } = ana) => server.call(`DELETE commentary/${id}`, { token })

test('a question is in the list with its author’s first name and nothing else of them', async () => {
  const { status, body } = await post({ content: '¿Puedo cambiar el arroz?' })
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      id: expect.any(Number),
      content: '¿Puedo cambiar el arroz?',
      courseId,
      parentId: 0,
      userId: ana.id,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
      user: { firstName: 'Ana' },
      likes: [],
      answerCount: 0,
    },
  })
  expect(await found(body.id)).toEqual(body)
  const { text } = await server.call('GET commentary', { token: nuevo.token })
  expect(text).toContain('¿Puedo cambiar el arroz?')
  expect(text).not.toMatch(/Treviño|@|picture|lastName|email/)
})

test('a reply belongs to its question, and the question counts it', async () => {
  const question = await ask()
  const answers = [await reply(question.id), await reply(question.id, 'Gracias.', ana)]
  expect(answers[0]).toMatchObject({ parentId: question.id, user: { firstName: 'Nuevo' } })
  expect(await list(`courseId=${courseId}&parentId=${question.id}`)).toEqual(answers)
  expect(await found(question.id)).toMatchObject({ answerCount: 2 })
  expect(await list(`courseId=${courseId}&limit=100`)).not.toContainEqual(
    expect.objectContaining({ id: answers[0]?.id }),
  )
  const all = await list('')
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
  expect(all).toContainEqual(answers[0])
})

describe('what may be written', () => {
  test.each(['', '   ', '\n', '\u200b'])('%j is empty: 400 with the message', async content => {
    const { id } = await ask()
    const refused = { status: 400, body: { message: 'Necesitas escribir una pregunta.' } }
    expect(await post({ content })).toMatchObject(refused)
    expect(await post({ content, parentId: 0 })).toMatchObject(refused)
    expect(await post({ content, parentId: id })).toMatchObject({
      status: 400,
      body: { message: 'Necesitas escribir una respuesta.' },
    })
  })

  test('280 emoji, and 400 characters, come back byte for byte; 401 are too long', async () => {
    for (const content of ['👩🏽‍❤️‍💋‍👨🏿'.repeat(280), '🥗'.repeat(400), `${'a\n<b>'.repeat(80)}`]) {
      const { status, body } = await post({ content })
      expect(status).toBe(201)
      expect(Buffer.from(body.content).equals(Buffer.from(content))).toBe(true)
      expect((await found(body.id))?.content).toBe(content)
    }
    expect(await post({ content: '🥗'.repeat(401) })).toMatchObject({
      status: 400,
      body: { errors: { content: 'Tu texto es demasiado largo: el máximo son 400 caracteres.' } },
    })
  })

  test.each(['a\u0000b', '\ud800', 'x\udc00'])('%j, which cannot be stored: 400', async content => {
    const body = JSON.stringify({ courseId, content })
    const { status } = await server.call('POST commentary', {
      token: ana.token,
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  test.each([
    { content: 5 },
    { content: null },
    {},
    { content: 'x', parentId: -1 },
    { content: 'x', courseId: 'x' },
  ])('the body %j: 400', async body => expect((await post(body)).status).toBe(400))

  test('a reply to a question of another course, to a reply, or to nothing: 400', async () => {
    const question = await ask()
    const answer = await reply(question.id)
    const parents = [
      { parentId: question.id, courseId: otherCourse },
      { parentId: answer.id },
      { parentId: 2_000_000_000 },
    ]
    for (const parent of parents) {
      expect(await post({ content: 'x', ...parent })).toMatchObject({
        status: 400,
        body: { errors: { parentId: 'La pregunta que quieres responder no está en este curso.' } },
      })
    }
    expect(await found(question.id)).toMatchObject({ answerCount: 1 })
  })

  test('in a course that was not bought: 403, also to read; one that there is not: 404', async () => {
    expect((await post({ content: 'x', courseId: notOwned })).status).toBe(403)
    expect((await post({ content: 'x', courseId: 2_000_000_000 })).status).toBe(404)
    expect((await server.call(`GET commentary?courseId=${notOwned}`, { token: ana.token })).status).toBe(403)
    expect((await server.call(`GET commentary?courseId=${otherCourse}`, { token: nuevo.token })).status).toBe(
      403,
    )
    const elsewhere = (await post({ content: 'Solo para este curso', courseId: otherCourse })).body
    expect(await list('', nuevo)).not.toContainEqual(expect.objectContaining({ id: elsewhere.id }))
    expect((await like(elsewhere.id, nuevo)).status).toBe(403)
  })

  test('a repeated attempt makes one comment, and its question counts it once', async () => {
    const { id } = await ask()
    const key = randomUUID()
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => post({ content: 'Una vez', parentId: id }, ana, key)),
    )
    expect(new Set(sent.map(({ text }) => text)).size).toBe(1)
    expect(sent[0]?.status).toBe(201)
    expect(await found(id)).toMatchObject({ answerCount: 1 })
  })
})

describe('likes', () => {
  test('50 at once of one person are one; unliking 10 times leaves none', async () => {
    const { id } = await ask()
    const liked = await Promise.all(Array.from({ length: 50 }, () => like(id)))
    expect(liked[0]).toMatchObject({ status: 201, body: { commentId: id, userId: ana.id } })
    expect(new Set(liked.map(({ status }) => status))).toEqual(new Set([201]))
    expect((await found(id))?.likes).toEqual([{ userId: ana.id }])
    await like(id, nuevo)
    expect((await found(id))?.likes).toHaveLength(2)
    const unliked = await Promise.all(Array.from({ length: 10 }, () => unlike(id)))
    expect(new Set(unliked.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await found(id))?.likes).toEqual([{ userId: nuevo.id }])
  })

  test('of a comment that there is not: 404', async () => {
    expect((await like(2_000_000_000)).status).toBe(404)
    expect((await unlike(2_000_000_000)).status).toBe(404)
  })
})

test('the filters: most likes, newest, without a reply, by pages', async () => {
  const [one, two, three] = [await ask('Filtro 1'), await ask('Filtro 2'), await ask('Filtro 3')]
  for (const who of [ana, nuevo]) await like(one.id, who)
  await like(three.id)
  await reply(two.id)
  const ids = async (filter: string) =>
    (await list(`courseId=${courseId}&limit=100&filter=${filter}`)).map(c => c.id)
  expect((await ids('popular')).filter(id => [one.id, two.id, three.id].includes(id))).toEqual([
    one.id,
    three.id,
    two.id,
  ])
  expect((await ids('recent')).slice(0, 3)).toEqual([three.id, two.id, one.id])
  expect(await ids('all')).toEqual(await ids('recent'))
  expect(await ids('unanswered')).toEqual(expect.arrayContaining([one.id, three.id]))
  expect(await ids('unanswered')).not.toContain(two.id)
  const page = await server.call(`GET commentary?courseId=${courseId}&limit=2&filter=recent`, {
    token: ana.token,
  })
  expect(page.body).toHaveLength(2)
  expect(page.headers.link).toContain('page=2')
  for (const query of ['filter=best', 'limit=0', 'limit=100000', 'page=0', 'courseId=x']) {
    expect((await server.call(`GET commentary?${query}`, { token: ana.token })).status).toBe(400)
  }
})

describe('deleting', () => {
  test('one’s own comment; somebody else’s is not found and stays', async () => {
    const question = await ask()
    expect((await remove(question.id, nuevo)).status).toBe(404)
    expect(await remove(question.id)).toMatchObject({ status: 200, body: {} })
    expect(await found(question.id)).toBeUndefined()
    expect((await remove(question.id)).status).toBe(404)
  })

  test('a question with replies stays above them without text and author, and goes with the last of them', async () => {
    const question = await ask('Mi pregunta')
    const answer = await reply(question.id, 'Mi respuesta')
    await like(question.id, nuevo)
    await remove(question.id)
    expect(await found(question.id)).toMatchObject({
      content: '',
      userId: 0,
      user: { firstName: '' },
      likes: [],
      answerCount: 1,
    })
    expect(await list(`courseId=${courseId}&parentId=${question.id}`)).toMatchObject([
      { content: 'Mi respuesta', user: { firstName: 'Nuevo' } },
    ])
    await remove(answer.id, nuevo)
    expect(await found(question.id)).toBeUndefined()
  })
})

test('a page of 100,000 comments is read by an index', async () => {
  const { database } = server.context
  await database.execute(sql`
    insert into courses.comments (user_id, course_id, content, like_count)
    select ${ana.id}, ${otherCourse}, 'Pregunta ' || n, n % 7 from generate_series(1, 100000) n`)
  await database.execute(sql`analyze courses.comments`)
  for (const filter of ['all', 'popular', 'recent', 'unanswered']) {
    const start = performance.now()
    expect(await list(`courseId=${otherCourse}&limit=20&filter=${filter}`)).toHaveLength(20)
    expect(performance.now() - start).toBeLessThan(500)
  }
  const { rows } = await database.execute<{ 'QUERY PLAN': string }>(sql`
    explain select * from courses.comments where course_id = ${otherCourse} and parent_id is null
    order by like_count desc, id desc limit 20`)
  expect(rows.map(row => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan.*popular_questions/)
  await database.execute(sql`delete from courses.comments where course_id = ${otherCourse}`)
})

test('an account that ends takes its words and likes; the replies of others stay readable', async () => {
  const asked = await ask('Pregunta de Ana')
  await reply(asked.id, 'Respuesta de Nuevo')
  const theirs = await ask('Pregunta de Nuevo', nuevo)
  await reply(theirs.id, 'Respuesta de Ana', ana)
  await like(theirs.id)
  const ended = await server.call('DELETE auth/me', { token: ana.token, body: { password: PASSWORD } })
  expect(ended.status).toBe(200)
  const left = await list('', nuevo)
  expect(left.find(({ id }) => id === asked.id)).toMatchObject({
    content: '',
    userId: 0,
    user: { firstName: '' },
  })
  expect(left.find(({ id }) => id === theirs.id)).toMatchObject({ likes: [], answerCount: 0 })
  expect(left).toContainEqual(expect.objectContaining({ content: 'Respuesta de Nuevo' }))
  expect(JSON.stringify(left)).not.toMatch(/de Ana"|"Ana"/)
  const { rows } = await server.context.database.execute(
    sql`select 1 from courses.comments where user_id = ${ana.id}`,
  )
  expect(rows).toEqual([])
})
