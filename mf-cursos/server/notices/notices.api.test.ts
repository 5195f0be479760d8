import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { dayIn, instantOf } from 'shared/dates/instants'
import type { SignedInPerson } from 'shared/published/person'
import { ANA, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'
import type { Comment } from '../../contract/community'
import type { ReplyNotice } from '../../contract/notices'
import type { Category } from '../../rules/courseTree'
import { unlockDate } from '../../rules/progress/unlockDate'
import { sendReplyMail } from './replyNotices'

const EIGHT = 8 * 60

let server: TestServer
let ana: SignedInPerson
let nuevo: SignedInPerson
let staff: SignedInPerson
let courseId: number
beforeEach(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: 'https://app.ejemplo.mx' } })
  ana = await server.signIn()
  nuevo = await server.signIn(NUEVO)
  staff = await server.signInStaff()
  courseId = ana.purchases.find(({ productId }) => productId === 'Course')?.product ?? 0
  await server.context.database.execute(sql`
    insert into cuenta.purchases (user_id, product_id, product, status, created_at)
    select ${nuevo.id}, product_id, product, status, created_at from cuenta.purchases
    where user_id = ${ana.id} and product = ${courseId}`)
  await newMails()
})
afterEach(() => server.close())

const post = async (content: string, who: SignedInPerson, parentId = 0): Promise<Comment> =>
  (await server.call('POST commentary', { token: who.token, body: { content, courseId, parentId } })).body
const notices = async (who = ana): Promise<ReplyNotice[]> =>
  (await server.call('GET reply-notices', { token: who.token })).body
const read = (who = ana) => server.call('POST reply-notices/read', { token: who.token, body: { courseId } })
const choices = (body: object, who = ana) => server.call('PATCH course-mails', { token: who.token, body })

/** The mails since the last time, to this person and about courses. */
async function newMails(to = ANA) {
  const mails = await server.mails({ to })
  await server.emptyMailbox()
  return mails.filter(({ subject }) => /Respondieron|tema nuevo/.test(subject))
}

/** The job may run again after a crash, or late. */
const again = (commentId: number) =>
  sendReplyMail.work(
    server.context,
    { userId: ana.id, commentId },
    { id: randomUUID(), enqueuedAt: new Date(), signal: new AbortController().signal },
  )

const linkIn = (text: string) => /\/api(\/avisos-de-cursos\/[\w-]+)/.exec(text)?.[1] ?? ''
const page = async (method: 'GET' | 'POST', link: string, payload?: string) => {
  const answer = await server.app.inject({
    method,
    url: `/api${link}`,
    ...(payload !== undefined && {
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers }
}

test('a reply of another is a notice and a mail without the words of either; one’s own is neither', async () => {
  const question = await post('¿Puedo cenar fruta?', ana)
  await post('Me contesto sola.', ana, question.id)
  expect(await notices()).toEqual([])
  expect(await newMails()).toEqual([])

  const reply = await post('Sí, con yogur.', nuevo, question.id)
  expect(await notices()).toEqual([
    {
      courseId,
      course: expect.any(String),
      question: '¿Puedo cenar fruta?',
      reply: expect.objectContaining({
        id: reply.id,
        content: 'Sí, con yogur.',
        user: { firstName: 'Nuevo' },
      }),
    },
  ])
  const [mail, ...others] = await newMails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ subject: 'Respondieron a tu pregunta' })
  expect(mail?.text).toContain(`/user/tema/detalleV3?curso=${courseId}&tab=3`)
  expect(mail?.text).not.toMatch(/fruta|yogur|Nuevo/)
  expect(await notices(nuevo)).toEqual([])

  // While the asker has not looked, further replies to the question bring no further mail.
  await post('Y nueces.', nuevo, question.id)
  expect(await newMails()).toEqual([])
  expect((await read()).status).toBe(201)
  expect((await read()).status).toBe(201)
  expect(await notices()).toEqual([])
  await post('Y canela.', nuevo, question.id)
  expect(await newMails()).toHaveLength(1)
})

test('a kind of mail and its purpose in Privacidad are one choice', async () => {
  const { token } = ana
  const purposes = async () =>
    (await server.call('GET auth/purposes', { token })).body.voluntary.map(
      (one: { granted: boolean }) => one.granted,
    )
  await server.call('PATCH auth/purposes', { token, body: { purpose: 'courseReplies', granted: false } })
  expect((await server.call('GET course-mails', { token })).body).toEqual({ replies: false, unlocks: true })
  const question = await post('¿Puedo cenar fruta?', ana)
  await post('Sí, con yogur.', nuevo, question.id)
  expect(await newMails()).toEqual([])
  expect(await notices()).toHaveLength(1)

  expect((await choices({ replies: true, unlocks: false })).body).toEqual({ replies: true, unlocks: false })
  expect(await purposes()).toEqual([true, false, true])
})

test('a specialist’s answer is told too; the job that runs again, or after it was read, mails nothing', async () => {
  const question = await post('¿Y el café?', ana)
  await server.call(`POST staff/course-comments/${question.id}/answer`, {
    token: staff.token,
    body: { content: 'Dos tazas.', specialist: 'Laura Méndez' },
  })
  expect(await notices()).toMatchObject([{ reply: { specialist: 'Laura Méndez' } }])
  expect(await newMails()).toHaveLength(1)
  const [told] = await notices()
  const id = told?.reply.id ?? 0
  await again(id)
  expect(await newMails()).toEqual([])
  await server.context.database.execute(
    sql`update cursos.reply_notices set mailed_at = null, read_at = now() where comment_id = ${id}`,
  )
  await again(id)
  await again(2_000_000_000)
  expect(await newMails()).toEqual([])
})

test('a question that its asker deleted, and a reply that is deleted, are told of no more', async () => {
  const remove = (id: number, { token }: SignedInPerson) => server.call(`DELETE commentary/${id}`, { token })
  const counted = async (): Promise<number> => {
    const { body } = await server.call('GET course-progress', { token: ana.token })
    return body.find((one: { courseId: number }) => one.courseId === courseId).newReplies
  }
  const [deleted, stays] = [await post('¿Y la miel?', ana), await post('¿Y el pan?', ana)]
  const ofHoney = await post('Una cucharada.', nuevo, deleted.id)
  const ofBread = await post('De centeno.', nuevo, stays.id)
  expect(await counted()).toBe(2)
  await newMails()
  await server.context.database.execute(sql`update cursos.reply_notices set mailed_at = null`)

  expect((await remove(deleted.id, ana)).status).toBe(200)
  expect(await notices()).toMatchObject([{ question: '¿Y el pan?', reply: { id: ofBread.id } }])
  expect(await counted()).toBe(1)
  await again(ofHoney.id)
  expect(await newMails()).toEqual([])
  await again(ofBread.id)
  expect(await newMails()).toHaveLength(1)

  await remove(ofBread.id, nuevo)
  expect(await notices()).toEqual([])
  expect(await counted()).toBe(0)
})

test('the mail’s link turns such mails off without signing in, and on again; fetching it changes nothing', async () => {
  const question = await post('¿Y el té?', ana)
  await post('También.', nuevo, question.id)
  const [mail] = await newMails()
  const link = linkIn(mail?.text ?? '')
  const opened = await page('GET', link)
  expect(opened.status).toBe(200)
  expect(opened.headers['content-security-policy']).toMatch(/script-src 'sha256-/)
  const of = async () => (await server.call('GET course-mails', { token: ana.token })).body
  expect(await of()).toEqual({ replies: true, unlocks: true })
  expect((await page('POST', link, 'avisos=no')).text).toContain('ya no te avisaremos por correo')
  expect(await of()).toEqual({ replies: false, unlocks: true })
  await read()
  await post('Sin azúcar.', nuevo, question.id)
  expect(await newMails()).toEqual([])
  expect(await notices()).toHaveLength(1)
  await page('POST', link, 'avisos=si')
  expect(await of()).toEqual({ replies: true, unlocks: true })
  // The form of a mail program.
  await page('POST', link, 'List-Unsubscribe=One-Click')
  expect(await of()).toEqual({ replies: false, unlocks: true })
  expect((await page('POST', '/avisos-de-cursos/nada', 'avisos=no')).text).toContain('ya no es válido')
  expect((await page('GET', '/avisos-de-cursos/nada')).text).toContain('ya no es válido')
})

test('the switch on the page: each kind by itself', async () => {
  expect(await choices({ replies: false })).toMatchObject({
    status: 200,
    body: { replies: false, unlocks: true },
  })
  expect((await choices({ unlocks: false })).body).toEqual({ replies: false, unlocks: false })
  expect((await choices({})).body).toEqual({ replies: false, unlocks: false })
  expect((await choices({ replies: 'x' })).status).toBe(400)
  expect((await choices({ replies: true })).body).toEqual({ replies: true, unlocks: false })
  expect((await server.call('GET course-mails')).status).toBe(401)
})

/** The first day after today on which something of Ana's course opens, with the topic's name. */
async function nextOpening(): Promise<{ day: string; name: string }> {
  const { body } = await server.call(`GET courses/${courseId}`, { token: ana.token })
  const { createdAt } = ana.purchases.find(({ product }) => product === courseId) ?? { createdAt: '' }
  const purchaseDay = dayIn(new Date(createdAt))
  const today = dayIn(server.context.now())
  const openings = (JSON.parse(body.data) as Category[]).flatMap(({ curso }) =>
    curso.modulos.flatMap(({ temas }, module) =>
      temas.map(({ name }, topic) => ({
        name,
        day: unlockDate(curso.modulos, { module, topic }, purchaseDay),
      })),
    ),
  )
  const [next] = openings.filter(({ day }) => day > today).sort((a, b) => a.day.localeCompare(b.day))
  if (!next) throw new Error('nothing of the demo’s course is locked')
  return next
}
const goTo = (day: string) => server.pass(instantOf(day, EIGHT).getTime() - server.context.now().getTime())

test('a topic that opens is mailed in the morning, once, and not to a person who has turned it off', async () => {
  const { day, name } = await nextOpening()
  await choices({ unlocks: false }, nuevo)
  goTo(day)
  const mails = await newMails()
  expect(mails.some(({ text }) => text.includes(name))).toBe(true)
  expect(await newMails('nuevo@mydiet.mx')).toEqual([])
  // The same morning's work again finds nothing that was not told.
  await server.context.database.execute(sql`delete from cursos.mail_links`)
  const { rows } = await server.context.database.execute<{ count: number }>(
    sql`select count(*)::int as count from cursos.unlock_mails where user_id = ${ana.id}`,
  )
  server.pass(24 * 3_600_000)
  const later = await newMails()
  expect(later.every(({ text }) => !text.includes(name))).toBe(true)
  expect(rows[0]?.count).toBeGreaterThan(0)
})
