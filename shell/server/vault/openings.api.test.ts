import { sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import { newName } from 'shared/server/files/files'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { addUpload } from '../files/uploadStore'
import { setDuties } from '../staff/manageStaff'

const REASON = 'Lo pide un juez, oficio 12/2031'
const [LUPE, MARIO] = ['lupe@mydiet.mx', 'mario@mydiet.mx']

let server: TestServer
let lupe: string
let mario: string
/** Ana, who had a lab, has left. */
beforeAll(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: 'https://app.ejemplo.mx' } })
  const { id, token } = await server.signIn()
  const { database, files, now } = server.context
  const lab = newName('pdf', 'owner')
  await addUpload(database, { name: lab, ownerId: id, kind: 'lab', createdAt: now() })
  await files.put(Buffer.from('%PDF-1.7 glucosa'), lab)
  await server.call('DELETE auth/me', { token, body: { password: PASSWORD } })
  await server.jobsDone()
  lupe = (await server.signInStaff(LUPE)).token
  mario = (await server.signInStaff(MARIO)).token
})
afterAll(() => server.close())
beforeEach(() => server.context.database.execute(sql`delete from vault.openings`))

const ask = (token: string, email = ANA, reason = REASON) =>
  server.call('POST staff/vault/openings', { token, body: { email, reason } })
const approve = (token: string, id: number, reason = 'Revisé el oficio, procede') =>
  server.call(`POST staff/vault/openings/${id}/approval`, { token, body: { reason } })
const read = (token: string, id: number) => server.call(`GET staff/vault/openings/${id}/contents`, { token })
const listed = async (token: string) =>
  (await server.call('GET staff/vault/openings', { token })).body.openings
const acts = async () => {
  const { rows } = await server.context.database.execute(
    sql`select staff, act from auth.audit_log where act like '%vault%' order by id`,
  )
  return rows
}

test('two members open it with a reason each, for 24 hours, to read; every step is in the log', async () => {
  const asked = await ask(lupe, 'ANA@mydiet.mx ')
  expect(asked).toMatchObject({ status: 201, body: { askedBy: LUPE, askedReason: REASON, may: 'wait' } })
  const { id } = asked.body
  expect(await listed(mario)).toMatchObject([{ id, askedReason: REASON, approvedBy: null, may: 'approve' }])
  expect(JSON.stringify(await listed(mario))).not.toContain(ANA)
  expect((await read(lupe, id)).status).toBe(403)

  const approved = await approve(mario, id)
  expect(approved).toMatchObject({ status: 200, body: { approvedBy: MARIO, may: 'read' } })
  for (const token of [lupe, mario]) {
    const { status, body } = await read(token, id)
    expect(status).toBe(200)
    expect(body.person).toMatchObject({ email: ANA, name: expect.stringContaining('Ana') })
    const titles = body.parts.flatMap((part: { sections: { title: string }[] }) =>
      part.sections.map(({ title }) => title),
    )
    expect(titles).toEqual(expect.arrayContaining(['Citas', 'Pagos', 'Aviso de privacidad aceptado']))
    const tables = body.parts.flatMap((part: { tables: object }) => Object.keys(part.tables))
    expect(tables).toEqual(expect.arrayContaining(['citas.appointments', 'cuenta.payments', 'auth.users']))
    const texts = []
    for (const name of body.files) {
      const file = await server.call(`GET staff/vault/openings/${id}/files/${name}`, { token })
      texts.push(Buffer.from(file.body.content, 'base64').toString())
    }
    expect(texts).toContain('%PDF-1.7 glucosa')
  }
  expect(await acts()).toEqual(
    expect.arrayContaining([
      { staff: LUPE, act: `vault opening ${id} asked` },
      { staff: LUPE, act: `refused: vault opening ${id} read` },
      { staff: MARIO, act: `vault opening ${id} approved` },
      { staff: MARIO, act: `vault opening ${id} read` },
      { staff: LUPE, act: `file of vault opening ${id} read` },
    ]),
  )
})

test('nobody approves their own wish, and a repeated press changes nothing twice', async () => {
  const [first, again] = await Promise.all([ask(lupe), ask(lupe)])
  expect(again.body.id).toBe(first.body.id)
  const { id } = first.body
  expect(await approve(lupe, id)).toMatchObject({
    status: 403,
    body: { message: 'La aprueba otra persona del equipo: quien la pidió no puede.' },
  })
  const { body } = await approve(mario, id)
  expect((await approve(mario, id, 'Otro motivo más largo')).body).toEqual(body)
  const third = (await server.signInStaff('tere@mydiet.mx')).token
  expect((await approve(third, id)).status).toBe(409)
  expect(await read(third, id)).toMatchObject({ status: 403 })
  expect(await acts()).toContainEqual({ staff: 'tere@mydiet.mx', act: `refused: vault opening ${id} read` })
})

test('a member who takes another address is the same member, and cannot approve their own wish', async () => {
  const [one, two] = ['rosa@mydiet.mx', 'rosa.dos@mydiet.mx']
  const rosa = (await server.signInStaff(one)).token
  const { id } = (await ask(rosa)).body
  await server.call('POST auth/email', { token: rosa, body: { email: two, password: PASSWORD } })
  const [mail] = await server.mails({ to: two, subject: 'Confirma tu correo nuevo para My Diet' })
  const secret = /cambiar-correo\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect((await server.call(`POST cambiar-correo/${secret}`)).text).toContain('Tu correo cambió')
  expect(await approve(rosa, id)).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('otra persona') },
  })
  expect((await read(rosa, id)).status).toBe(403)
  expect((await ask(rosa)).body.id).toBe(id)
  await approve(mario, id)
  expect((await read(rosa, id)).status).toBe(200)
})

test.each([
  ['a short reason', ANA, '  breve    ', 400, { reason: 'Escribe el motivo con al menos 10 caracteres.' }],
  ['a reason that is too long', ANA, 'x'.repeat(501), 400, { reason: expect.any(String) }],
  [
    'an address of which nothing is kept',
    'nadie@ejemplo.mx',
    REASON,
    404,
    { email: 'No conservamos nada de quien tuvo ese correo. Revisa que esté escrito completo.' },
  ],
  ['half of an address', 'ana', REASON, 404, { email: expect.any(String) }],
])('%s is refused at its field', async (_what, email, reason, status, errors) => {
  expect(await ask(lupe, email, reason)).toMatchObject({ status, body: { errors } })
  expect(await listed(lupe)).toEqual([])
})

test('it is for members with the duty, who gave the second factor within the last half hour', async () => {
  const { id } = (await ask(lupe)).body
  const other = (await server.signInStaff('agenda@mydiet.mx')).token
  await setDuties(server.context, 'agenda@mydiet.mx', ['agenda'])
  for (const answer of [await ask(other), await approve(other, id), await read(other, id)])
    expect(answer.status).toBe(403)
  await approve(mario, id)
  server.pass(MS_PER_HOUR)
  for (const answer of [await ask(lupe), await approve(mario, id), await read(lupe, id)])
    expect(answer).toMatchObject({ status: 403, body: { errors: { secondFactor: expect.any(String) } } })
})

test('a wish that nobody approves ends after a day, and so does what was opened', async () => {
  const third = (await server.signInStaff('nora@mydiet.mx')).token
  const fourth = (await server.signInStaff('olga@mydiet.mx')).token
  const waiting = (await ask(third)).body.id
  const { id } = (await ask(fourth)).body
  await approve(third, id)
  const { database, now } = server.context
  const past = new Date(now().getTime() - 1000).toISOString()
  await database.execute(sql`update vault.openings set ends_at = ${past}`)
  expect((await read(fourth, id)).status).toBe(403)
  expect((await approve(fourth, waiting)).status).toBe(404)
  expect(await listed(third)).toEqual([])
  const ends = Date.parse((await ask(third)).body.endsAt)
  expect(ends - now().getTime()).toBeLessThanOrEqual(MS_PER_DAY)
})
