import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { SignedInPerson } from 'shared/published/person'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import type { Comment, ListedComment } from '../../contract/community'
import type { StaffComment } from '../../contract/staff'

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let staff: SignedInPerson
let courseId: number
let otherCourse: number
let notOwned: number
beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  staff = await server.signInStaff()
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
// A person writes ten comments a minute at most.
beforeEach(() => server.pass(MS_PER_MINUTE))
afterAll(() => server.close())

type Body = { content?: unknown; courseId?: unknown; parentId?: unknown; isAnonymous?: boolean }
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
const list = async (query = `courseId=${courseId}&limit=100`, { token } = ana): Promise<ListedComment[]> =>
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
      isMine: true,
      isEdited: false,
      isAnonymous: false,
      isReported: false,
      specialist: '',
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
  expect(await list(`courseId=${courseId}&parentId=${question.id}`)).toEqual(
    answers.map(answer => ({ ...answer, isMine: answer.userId === ana.id })),
  )
  expect(await found(question.id)).toMatchObject({ answerCount: 2 })
  expect(await list(`courseId=${courseId}&limit=100`)).not.toContainEqual(
    expect.objectContaining({ id: answers[0]?.id }),
  )
  const all = await list('')
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
  expect(all).toContainEqual({ ...answers[0], isMine: false })
  const inList = all.find(({ id }) => id === question.id)
  expect(inList).toMatchObject({ answers: answers.map(({ id }) => ({ id, parentId: question.id })) })
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

  test('marks of direction are left out, and empty lines in a row are one, also in an edit', async () => {
    const content = `¿Puedo \u202Ecambiar?${'\n'.repeat(400)}Gracias`
    const { status, body } = await post({ content })
    expect([status, body.content]).toEqual([201, '¿Puedo cambiar?\n\nGracias'])
    const edited = await server.call(`PATCH commentary/${body.id}`, {
      token: ana.token,
      body: { content: `\u2067Ya sé${' \n'.repeat(9)}.` },
    })
    expect(edited.body.content).toBe('Ya sé \n\n.')
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

  test('ten a minute, however many arrive at once; a repeated one gets its first answer all the same', async () => {
    const key = randomUUID()
    const first = await post({ content: 'La primera' }, ana, key)
    const sent = await Promise.all(Array.from({ length: 14 }, (_, at) => post({ content: `Otra ${at}` })))
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(9)
    const refused = sent.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(5)
    for (const { body, headers } of refused) {
      expect(body.message).toBe(
        'Escribiste muchos comentarios seguidos. Espera un minuto e inténtalo de nuevo.',
      )
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60)
    }
    expect(await post({ content: 'La primera' }, ana, key)).toMatchObject({ status: 201, body: first.body })
    for (let at = 0; at < 5; at++) await ask(`Mía ${at}`, nuevo)
    const same = await Promise.all(Array.from({ length: 10 }, () => post({ content: 'x' }, nuevo, key)))
    expect(new Set(same.map(({ text }) => text)).size).toBe(1)
    expect(same[0]?.status).toBe(201)
    server.pass(MS_PER_MINUTE)
    expect((await post({ content: 'Después' })).status).toBe(201)
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

describe('editing', () => {
  const edit = (id: number, content: unknown, { token } = ana) =>
    server.call(`PATCH commentary/${id}`, { token, body: { content } })
  const age = (id: number, minutes: number) =>
    server.context.database.execute(sql`
      update courses.comments set created_at = ${server.context.now().toISOString()}::timestamptz
      - ${minutes} * interval '1 minute' where id = ${id}`)

  test('one’s own comment for 15 minutes; then 409; a repeated edit changes nothing, also later', async () => {
    const { id } = await ask('¿Cuánta avna?')
    expect(await edit(id, '¿Cuánta avena?')).toMatchObject({
      status: 200,
      body: { content: '¿Cuánta avena?', isEdited: true, isMine: true },
    })
    expect(await found(id)).toMatchObject({ content: '¿Cuánta avena?', isEdited: true })
    await age(id, 14)
    expect((await edit(id, '¿Cuánta avena al día?')).status).toBe(200)
    await age(id, 16)
    expect(await edit(id, 'Otra cosa')).toMatchObject({
      status: 409,
      body: { message: 'Ya pasaron los 15 minutos para corregir tu comentario.' },
    })
    expect((await edit(id, '¿Cuánta avena al día?')).status).toBe(200)
    expect((await found(id))?.content).toBe('¿Cuánta avena al día?')
  })

  test('the same text is no edit; a blank or too long one is 400; another’s, or none, is 404', async () => {
    const { id } = await ask('¿Avena?')
    expect((await edit(id, '¿Avena?')).body.isEdited).toBe(false)
    expect(await edit(id, '  ')).toMatchObject({
      status: 400,
      body: { message: 'Necesitas escribir una pregunta.' },
    })
    for (const content of ['🥗'.repeat(401), 5, null]) expect((await edit(id, content)).status).toBe(400)
    expect((await edit(id, 'x', nuevo)).status).toBe(404)
    expect((await edit(2_000_000_000, 'x')).status).toBe(404)
    expect((await found(id))?.content).toBe('¿Avena?')
  })
})

describe('reports', () => {
  const report = (id: number, { token } = nuevo, reason: unknown = 'offensive') =>
    server.call(`POST commentary/${id}/report`, { token, body: { reason } })
  const decide = (id: number, decision: string, token = staff.token) =>
    server.call(`POST staff/course-comments/${id}/decision`, { token, body: { decision } })
  const reported = async (): Promise<StaffComment[]> =>
    (await server.call('GET staff/course-comments?list=reported&limit=100', { token: staff.token })).body
  const seenBy = async (id: number, who = nuevo) =>
    (await list(`courseId=${courseId}&limit=100`, who)).find(comment => comment.id === id)

  test('hides the text from the reporter alone, once however often; kept, it is shown again', async () => {
    const { id } = await ask('Compra mis pastillas')
    const sent = await Promise.all([report(id), report(id), report(id)])
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await seenBy(id)).toMatchObject({ content: '', isReported: true })
    expect(await seenBy(id, ana)).toMatchObject({ content: 'Compra mis pastillas', isReported: false })
    expect((await reported()).find(one => one.id === id)).toMatchObject({
      content: 'Compra mis pastillas',
      author: expect.stringMatching(/^Ana /),
      isQuestion: true,
      question: '',
      reports: ['offensive'],
    })
    expect((await decide(id, 'keep')).status).toBe(200)
    expect((await decide(id, 'keep')).status).toBe(200)
    expect(await seenBy(id)).toMatchObject({ content: 'Compra mis pastillas', isReported: false })
    expect((await reported()).map(one => one.id)).not.toContain(id)
    // A second report of what the staff kept changes nothing.
    expect((await report(id)).status).toBe(201)
    expect((await reported()).map(one => one.id)).not.toContain(id)
  })

  test('a reply comes with its question; removed by the staff, it is gone for everybody', async () => {
    const question = await ask('¿Qué desayunan?')
    const answer = await reply(question.id, 'Nada, ayuna una semana.')
    expect((await report(answer.id, ana, 'health')).status).toBe(201)
    expect((await reported()).find(one => one.id === answer.id)).toMatchObject({
      isQuestion: false,
      question: '¿Qué desayunan?',
      reports: ['health'],
    })
    expect((await decide(answer.id, 'remove')).status).toBe(200)
    expect(await list(`courseId=${courseId}&parentId=${question.id}`)).toEqual([])
    expect(await found(question.id)).toMatchObject({ answerCount: 0 })
    expect((await decide(answer.id, 'remove')).status).toBe(404)
    const { rows } = await server.context.database.execute(
      sql`select act from auth.audit_log where act = ${`comment ${answer.id} removed`}`,
    )
    expect(rows).toHaveLength(1)
  })

  test('one’s own: 409; none, a removed one: 404; another reason: 400; a patient at the staff’s calls: 403', async () => {
    const { id } = await ask('Mía')
    expect((await report(id, ana)).status).toBe(409)
    expect((await report(2_000_000_000)).status).toBe(404)
    for (const reason of ['other', null, 5, undefined])
      expect((await report(id, nuevo, reason ?? { a: 1 })).status).toBe(400)
    for (const call of [
      () => decide(id, 'keep', ana.token),
      () => server.call('GET staff/course-comments?list=reported', { token: ana.token }),
      () =>
        server.call(`POST staff/course-comments/${id}/answer`, {
          token: ana.token,
          body: { content: 'x', specialist: 'x' },
        }),
    ])
      expect((await call()).status).toBe(403)
  })

  test('20 a day, then 429', async () => {
    const { rows } = await server.context.database.execute<{ id: number }>(sql`
      insert into courses.comments (user_id, course_id, content)
      select ${ana.id}, ${courseId}, 'Muchas ' || n from generate_series(1, 21) n returning id`)
    const statuses: number[] = []
    for (const { id } of rows) statuses.push((await report(id)).status)
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(201))
    expect(statuses.at(-1)).toBe(429)
    await server.context.database.execute(sql`delete from courses.comments where content like 'Muchas %'`)
  })
})

describe('a specialist’s answer', () => {
  const answer = (id: number, body: object, key?: string) =>
    server.call(`POST staff/course-comments/${id}/answer`, {
      token: staff.token,
      body,
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const questions = async (): Promise<number[]> =>
    (await server.call('GET staff/course-comments?list=questions', { token: staff.token })).body.map(
      ({ id }: StaffComment) => id,
    )

  test('is marked with the name, and its question is no longer on the staff’s list', async () => {
    const { id } = await ask('¿Cuánta fibra al día?')
    expect(await questions()).toContain(id)
    const key = randomUUID()
    const body = { content: 'Unos 25 gramos.', specialist: ' Laura Méndez ' }
    const sent = [await answer(id, body, key), await answer(id, body, key)]
    expect(sent.map(({ status }) => status)).toEqual([201, 201])
    expect(await list(`courseId=${courseId}&parentId=${id}`)).toEqual([
      expect.objectContaining({
        content: 'Unos 25 gramos.',
        specialist: 'Laura Méndez',
        userId: 0,
        isMine: false,
        user: { firstName: '' },
      }),
    ])
    expect(await questions()).not.toContain(id)
    expect((await like(sent[0]?.body.id, nuevo)).status).toBe(201)
  })

  test('a blank text or name: 400; a reply, a removed question or none: 400, 409, 404', async () => {
    const question = await ask('¿Y el agua?')
    const patients = await reply(question.id, 'Dos litros.')
    for (const body of [
      { content: ' ', specialist: 'Laura' },
      { content: 'x', specialist: '  ' },
      { content: 'x', specialist: 'x'.repeat(81) },
      { content: 'x' },
      { content: 'x'.repeat(401), specialist: 'Laura' },
    ])
      expect((await answer(question.id, body)).status).toBe(400)
    const good = { content: 'x', specialist: 'Laura' }
    expect((await answer(patients.id, good)).status).toBe(400)
    await remove(question.id)
    expect((await answer(question.id, good)).status).toBe(409)
    expect((await answer(2_000_000_000, good)).status).toBe(404)
  })

  test('nobody can like, report or reply to a removed question', async () => {
    const question = await ask('Se va')
    await reply(question.id)
    await remove(question.id)
    expect((await like(question.id, nuevo)).status).toBe(404)
    expect((await unlike(question.id, nuevo)).status).toBe(404)
    expect((await post({ content: 'x', parentId: question.id }, nuevo)).status).toBe(409)
    expect(
      (
        await server.call(`POST commentary/${question.id}/report`, {
          token: nuevo.token,
          body: { reason: 'spam' },
        })
      ).status,
    ).toBe(404)
  })
})

describe('anonymous questions', () => {
  const allow = (allowed: boolean) =>
    server.context.database.execute(
      sql`update courses.courses set anonymous_questions = ${allowed} where id = ${courseId}`,
    )
  afterAll(() => allow(false))

  test('are refused where the course’s area does not allow them, and so is an anonymous reply', async () => {
    await allow(false)
    expect(await post({ content: 'x', isAnonymous: true })).toMatchObject({
      status: 400,
      body: { errors: { isAnonymous: 'En este curso las preguntas llevan tu nombre.' } },
    })
  })

  test('say nothing of their asker to patients, not even by likes and replies; the staff knows', async () => {
    await allow(true)
    const { body: own } = await post({ content: '¿Es normal el sangrado?', isAnonymous: true })
    expect(own).toMatchObject({ isAnonymous: true, isMine: true, userId: ana.id })
    // A repeated attempt asks with or without a name as the first one did.
    const key = randomUUID()
    const twice = [true, true, false].map(isAnonymous => ({ content: '¿Y el sueño?', isAnonymous }))
    const statuses: number[] = []
    for (const body of twice) statuses.push((await post(body, ana, key)).status)
    expect(statuses).toEqual([201, 201, 409])
    await like(own.id)
    await like(own.id, nuevo)
    const thanks = await reply(own.id, 'Gracias a todas.', ana)
    expect(thanks).toMatchObject({ isAnonymous: true, isMine: true })
    const named = await reply(own.id, 'A mí también me pasó.', nuevo)
    expect(named).toMatchObject({ isAnonymous: false, user: { firstName: 'Nuevo' } })
    const all = [
      ...(await list(`courseId=${courseId}&limit=100`, nuevo)),
      ...(await list(`courseId=${courseId}&parentId=${own.id}`, nuevo)),
      ...(await list('limit=1000', nuevo)),
    ]
    const anonymous = all.filter(({ id }) => id === own.id || id === thanks.id)
    expect(anonymous).toHaveLength(4)
    for (const comment of anonymous)
      expect(comment).toMatchObject({ isAnonymous: true, isMine: false, userId: 0, user: { firstName: '' } })
    expect(JSON.stringify(anonymous)).not.toContain(`"userId":${ana.id}`)
    expect(anonymous[0]?.likes).toEqual([{ userId: nuevo.id }])
    const seen: StaffComment[] = (
      await server.call('GET staff/course-comments?list=questions', { token: staff.token })
    ).body
    expect(seen.find(({ id }) => id === own.id)).toMatchObject({
      isAnonymous: true,
      author: expect.stringMatching(/^Ana /),
    })
    // The others' replies are never anonymous.
    expect((await post({ content: 'x', parentId: own.id, isAnonymous: true }, nuevo)).body).toMatchObject({
      isAnonymous: false,
    })
  })
})

test('the replies to a question are asked for with their course: 400 without it', async () => {
  const { id } = await ask()
  expect(await server.call(`GET commentary?parentId=${id}`, { token: ana.token })).toMatchObject({
    status: 400,
    body: { errors: { courseId: 'Falta el curso de la pregunta.' } },
  })
})

test('without a query every comment of the own courses comes, the newest first, each once', async () => {
  const { database } = server.context
  await database.execute(sql`
    insert into courses.comments (user_id, course_id, content)
    select 999998, ${courseId}, 'Pregunta ' || n from generate_series(1, 450) n`)
  const ids = (await list('')).map(({ id }) => id)
  await database.execute(sql`delete from courses.comments where user_id = 999998`)
  expect(ids.length).toBeGreaterThan(450)
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
})

test('a page of 100,000 comments is read by an index', async () => {
  const { database } = server.context
  // In parts: a statement of the product has a time limit, which a busy machine could miss with all of them.
  for (let last = 10_000; last <= 100_000; last += 10_000)
    await database.execute(sql`
      insert into courses.comments (user_id, course_id, content, like_count)
      select 999999, ${otherCourse}, 'Pregunta ' || n, n % 7 from generate_series(${last - 9_999}::int, ${last}::int) n`)
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
