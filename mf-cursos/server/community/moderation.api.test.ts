import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { SignedInPerson } from 'shared/published/person'
import type { StaffComment } from '../../contract/staff'
import {
  ana,
  ask,
  courseId,
  found,
  like,
  list,
  nuevo,
  openCommunity,
  post,
  remove,
  reply,
  server,
  unlike,
} from '../testing/community'

openCommunity()
let staff: SignedInPerson
beforeAll(async () => {
  staff = await server.signInStaff()
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
      insert into cursos.comments (user_id, course_id, content)
      select ${ana.id}, ${courseId}, 'Muchas ' || n from generate_series(1, 21) n returning id`)
    const statuses: number[] = []
    for (const { id } of rows) statuses.push((await report(id)).status)
    expect(statuses.slice(0, 15)).toEqual(Array(15).fill(201))
    expect(statuses.at(-1)).toBe(429)
    await server.context.database.execute(sql`delete from cursos.comments where content like 'Muchas %'`)
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
      sql`update cursos.courses set anonymous_questions = ${allowed} where id = ${courseId}`,
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
