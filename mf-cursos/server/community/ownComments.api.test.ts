import { sql } from 'drizzle-orm'
import { PASSWORD } from 'shared/testing/testServer'
import {
  ana,
  ask,
  courseId,
  found,
  like,
  list,
  nuevo,
  openCommunity,
  remove,
  reply,
  server,
  unlike,
} from '../testing/community'

openCommunity()

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
      update cursos.comments set created_at = ${server.context.now().toISOString()}::timestamptz
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
    sql`select 1 from cursos.comments where user_id = ${ana.id}`,
  )
  expect(rows).toEqual([])
})
