import { randomUUID } from 'node:crypto'
import { type SQLWrapper, sql } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import {
  ana,
  ask,
  courseId,
  found,
  like,
  list,
  notOwned,
  nuevo,
  openCommunity,
  otherCourse,
  post,
  remove,
  reply,
  server,
} from '../testing/community'
import { questionsOf } from './commentStore'

openCommunity()

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

  test('a reply to a reply: 400', async () => {
    const question = await ask()
    const answer = await reply(question.id)
    expect(await post({ content: 'x', parentId: answer.id })).toMatchObject({
      status: 400,
      body: { errors: { parentId: 'La pregunta que quieres responder no está en este curso.' } },
    })
    expect(await found(question.id)).toMatchObject({ answerCount: 1 })
  })

  test('a reply to a question that was deleted: 409 with the reason, whether or not others had replied', async () => {
    const [alone, replied] = [await ask('Sin respuestas'), await ask('Con una respuesta')]
    await reply(replied.id)
    for (const { id } of [alone, replied]) {
      await remove(id)
      const { status, body } = await post({ content: 'x', parentId: id }, nuevo)
      expect({ status, body }).toEqual({ status: 409, body: { message: 'Esta pregunta fue eliminada.' } })
    }
  })

  test('an id of another course, or of nothing, has the answer of a question that was deleted', async () => {
    const elsewhere = (await post({ content: 'De otro curso', courseId: otherCourse })).body
    const below = (await post({ content: 'x', courseId: otherCourse, parentId: elsewhere.id })).body
    const deleted = await ask()
    await remove(deleted.id)
    const known = await post({ content: 'x', parentId: deleted.id }, nuevo)
    for (const parentId of [elsewhere.id, below.id, 2_000_000_000]) {
      const { status, text } = await post({ content: 'x', parentId }, nuevo)
      expect({ status, text }).toEqual({ status: known.status, text: known.text })
    }
    expect(await list(`courseId=${otherCourse}&parentId=${elsewhere.id}`)).toHaveLength(1)
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
    insert into cursos.comments (user_id, course_id, content)
    select 999998, ${courseId}, 'Pregunta ' || n from generate_series(1, 450) n`)
  const ids = (await list('')).map(({ id }) => id)
  await database.execute(sql`delete from cursos.comments where user_id = 999998`)
  expect(ids.length).toBeGreaterThan(450)
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one))
})

test('a page of 100,000 comments is read by an index', async () => {
  const { database } = server.context
  // In parts: a statement of the product has a time limit, which a busy machine could miss with all of them.
  for (let last = 10_000; last <= 100_000; last += 10_000)
    await database.execute(sql`
      insert into cursos.comments (user_id, course_id, content, like_count)
      select 999999, ${otherCourse}, 'Pregunta ' || n, n % 7 from generate_series(${last - 9_999}::int, ${last}::int) n`)
  await database.execute(sql`analyze cursos.comments`)
  for (const filter of ['all', 'popular', 'recent', 'unanswered'] as const) {
    expect(await list(`courseId=${otherCourse}&limit=20&filter=${filter}`)).toHaveLength(20)
    const page = questionsOf(database, otherCourse, filter, { limit: 20, offset: 0 })
    const statement = (page as unknown as SQLWrapper).getSQL()
    const { rows } = await database.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
    const plan = rows.map(row => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan')
    expect(plan).not.toMatch(/Seq Scan|Sort/)
  }
})
