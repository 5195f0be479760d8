import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { receiptWords } from '../../rules/receipt/receipt'

const WRONG = 'La contraseña no es correcta.'

let server: TestServer
// Each test ends somebody's account.
beforeEach(async () => {
  server = await testServer()
})
afterEach(() => server.close())

const end = (token: string | undefined, password: unknown, from?: string) =>
  server.call('DELETE auth/me', { token, body: { password }, from })
const me = async (token: string) => (await server.call('POST auth/me', { token })).status

const mailsTo = (to: string) => server.mails({ to })

test('the right password ends the account and all its sessions, frees its address and sends a mail', async () => {
  const [phone, laptop, other] = [await server.signIn(), await server.signIn(), await server.signIn(NUEVO)]
  expect(await end(phone.token, PASSWORD)).toMatchObject({ status: 200, body: {} })
  expect(await me(phone.token)).toBe(401)
  expect(await me(laptop.token)).toBe(401)
  expect((await server.call('GET auth/me/data', { token: laptop.token })).status).toBe(401)
  expect(await me(other.token)).toBe(200)
  const login = await server.call('POST auth/login', { body: { email: ANA, password: PASSWORD } })
  expect(login).toMatchObject({ status: 401, body: { message: 'Usuario o contraseña incorrecto.' } })

  const mails = await mailsTo(ANA)
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ subject: 'Tu cuenta fue eliminada' })
  expect(mails[0]?.text).toMatch(/^Hola, Ana:/)
  expect(mails[0]?.text).toContain(receiptWords.ended)
})

test('an address whose account is ended again and again gets five mails an hour', async () => {
  const email = 'vuelve@ejemplo.mx'
  const mailed: boolean[] = []
  for (let i = 0; i < 7; i++) {
    const names = { firstName: 'Lucía', lastName: 'Cantú', phone: '8187654321' }
    const body = { ...names, email, password: PASSWORD, birthdate: '1988-02-29', gender: 'female' }
    expect((await server.call('POST auth/register', { body })).status).toBe(200)
    const ended = await end((await server.signIn(email)).token, PASSWORD)
    expect(ended.status).toBe(200)
    mailed.push(ended.body.mailed)
  }
  expect(await mailsTo(email)).toHaveLength(5)
  // The page says that the receipt is mailed only where it is.
  expect(mailed).toEqual([true, true, true, true, true, false, false])
})

test('a wrong one ends nothing, and its error is at its field', async () => {
  const { token } = await server.signIn()
  expect(await end(token, 'Equivocada#1')).toMatchObject({
    status: 403,
    body: { message: WRONG, errors: { password: WRONG } },
  })
  expect(await end(token, '')).toMatchObject({
    status: 400,
    body: { errors: { password: 'Ingresa tu contraseña para confirmar.' } },
  })
  expect((await server.call('DELETE auth/me', { token })).status).toBe(400)
  expect((await end(token, 12_345_678)).status).toBe(400)
  expect((await end(undefined, PASSWORD)).status).toBe(401)
  expect(await me(token)).toBe(200)
  expect((await server.call('GET courses', { token })).status).toBe(200)
})

test('after ten guesses not even the right password is checked; what others try at sign-in does not count', async () => {
  const { token } = await server.signIn()
  for (let i = 0; i < 10; i++)
    await server.call('POST auth/login', { body: { email: ANA, password: 'Equivocada#1' } })
  for (let i = 0; i < 10; i++) expect((await end(token, `Equivocada#${i}`)).status).toBe(403)
  const refused = await end(token, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await me(token)).toBe(200)
  server.pass(15 * 60_000)
  expect((await end(token, PASSWORD)).status).toBe(200)
})

test('five concurrent calls end it once: one succeeds, the others find no account', async () => {
  const { token } = await server.signIn()
  const answers = await Promise.all(Array.from({ length: 5 }, () => end(token, PASSWORD)))
  const statuses = answers.map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 401, 401, 401, 401])
  expect(await mailsTo(ANA)).toHaveLength(1)
})

test('the address can be registered again, without any old data', async () => {
  const before = await server.signIn()
  await end(before.token, PASSWORD)
  const person = { firstName: 'Ana', lastName: 'Otra', email: ANA, password: PASSWORD }
  const body = { ...person, phone: '8112345678', birthdate: '1991-04-12', gender: 'female' }
  expect((await server.call('POST auth/register', { body })).status).toBe(200)
  const after = await server.signIn()
  expect(after.id).not.toBe(before.id)
  expect(after.purchases).toEqual([])
  const { domains } = (await server.call('GET auth/me/data', { token: after.token })).body
  expect(
    Object.values(domains)
      .flatMap(part => Object.values(part as object))
      .flat(),
  ).toEqual([])
})

test('a process of one domain erases and exports the data of all domains', async () => {
  await server.app.close()
  const alone = await testServer({ home: server.home, environment: { SLICES: 'cursos' } })
  const { token } = await alone.signIn()
  expect((await alone.call('GET recipes', { token })).status).toBe(404)
  const { domains } = (await alone.call('GET auth/me/data', { token })).body
  expect(domains.cuenta.purchases).toHaveLength(4)
  expect((await alone.call('DELETE auth/me', { token, body: { password: PASSWORD } })).status).toBe(200)
  await alone.close()
})

describe('GET auth/me/data', () => {
  test('is a file with all data, and no secret to sign in with', async () => {
    const { token, id } = await server.signIn()
    const { status, headers, body, text } = await server.call('GET auth/me/data', { token })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="mis-datos-\d{4}-\d{2}-\d{2}\.json"$/,
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(body).toMatchObject({
      account: { id, email: ANA, firstName: 'Ana', birthdate: '1991-04-12' },
      consent: { version: '2026-11-27', acceptedAt: expect.any(String) },
      sessions: [{ expiresAt: expect.any(String) }],
      passwordResets: [],
    })
    expect(body.domains.cuenta.purchases[0]).toMatchObject({ userId: id, status: 'ACTIVE' })
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash/)
    expect(text).not.toContain(token)
  })

  test('is for signed-in people, and has no data of others', async () => {
    expect((await server.call('GET auth/me/data')).status).toBe(401)
    const { token } = await server.signIn(NUEVO)
    const { text } = await server.call('GET auth/me/data', { token })
    expect(text).not.toContain(ANA)
  })
})
