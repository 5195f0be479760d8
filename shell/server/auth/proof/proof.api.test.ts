import { eq } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { users } from '../schema'

const ORIGIN = 'https://app.ejemplo.mx'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: ORIGIN } })
})
afterAll(() => server.close())

let people = 0
/** Registers somebody and signs in. */
async function newcomer(firstName = 'Lucía') {
  const email = `recien${++people}@ejemplo.mx`
  const body = {
    firstName,
    lastName: 'Cantú',
    email,
    password: PASSWORD,
    phone: '8187654321',
    birthdate: '1988-02-29',
    gender: 'female',
  }
  expect((await server.call('POST auth/register', { body })).status).toBe(200)
  return { ...(await server.signIn(email)), email }
}

const again = (token: string) => server.call('POST auth/address-proof', { token })
const me = async (token: string) => (await server.call('POST auth/me', { token })).body
const linkOf = (text = '') => /https:\S+\/confirmar-correo\/([\w-]+)/.exec(text)?.[1] ?? ''
const page = (method: string, token: string) => server.call(`${method} confirmar-correo/${token}`)

describe('the welcome mail', () => {
  test('has the link that proves the address, and repeats no name', async () => {
    const { email, token, unprovedAddress } = await newcomer('BBVA Llama ya')
    expect(unprovedAddress).toBe(email)
    const mails = await server.mails({ to: email })
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toMatch(/^Hola:/)
    expect(mails[0]?.text).not.toContain('BBVA')
    const secret = linkOf(mails[0]?.text)
    expect(mails[0]?.text).toContain(`${ORIGIN}/api/confirmar-correo/${secret}`)

    // A program that checks the mail's links only opens the page.
    const asked = await page('GET', secret)
    expect(asked.text).toContain(email)
    expect(asked.headers['content-security-policy']).not.toContain('script-src')
    expect((await me(token)).unprovedAddress).toBe(email)

    expect((await page('POST', secret)).text).toContain('Tu correo está confirmado')
    expect(await me(token)).not.toHaveProperty('unprovedAddress')
    expect((await page('GET', secret)).text).toContain('Tu correo está confirmado')
  })

  test('ends its link after thirty days; an invented one opens nothing', async () => {
    const { email } = await newcomer()
    const secret = linkOf((await server.mails({ to: email }))[0]?.text)
    server.pass(30 * MS_PER_DAY + 1000)
    expect((await page('POST', secret)).text).toContain('Este enlace ya no sirve')
    expect((await page('POST', 'x'.repeat(43))).text).toContain('Este enlace ya no sirve')
    const [account] = await server.context.database.select().from(users).where(eq(users.email, email))
    expect(account?.addressProvedAt).toBeNull()
  })
})

describe('POST auth/address-proof', () => {
  test('mails again, five mails a day with the welcome, however many are asked for at once', async () => {
    const { email, token } = await newcomer()
    const answers = await Promise.all(Array.from({ length: 12 }, () => again(token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toMatch(/correo no deseado/)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    const mails = await server.mails({ to: email })
    expect(mails).toHaveLength(5)
    // Any of the mails may be the one that is opened.
    expect((await page('POST', linkOf(mails[4]?.text))).text).toContain('Tu correo está confirmado')
  })

  test('a proved address gets no mail', async () => {
    const { token } = await server.signIn(NUEVO)
    await server.emptyMailbox()
    expect((await again(token)).status).toBe(200)
    expect(await server.mails({ to: NUEVO })).toEqual([])
  })
})

test('a password reset proves the address', async () => {
  const { email } = await newcomer()
  await server.call('POST auth/reset-password-request', { body: { email } })
  const mail = (await server.mails({ to: email })).find(({ subject }) => /contraseña/.test(subject))
  const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect((await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })).status).toBe(
    200,
  )
  expect(await me((await server.signIn(email)).token)).not.toHaveProperty('unprovedAddress')
})

test('a member of the staff, whom an operator vouches for, is not asked', async () => {
  expect(await server.signInStaff()).not.toHaveProperty('unprovedAddress')
})

test('an account of before is asked once, in the waking hours', async () => {
  const { email, id } = await newcomer()
  const due = new Date(server.context.now().getTime() + 30 * MS_PER_DAY)
  await server.context.database.update(users).set({ proofDueAt: due }).where(eq(users.id, id))
  await server.emptyMailbox()
  server.pass(MS_PER_DAY)
  const [mail, ...others] = await server.mails({ to: email })
  expect(mail?.text).toContain('deja de servir en 30 días')
  server.pass(MS_PER_DAY)
  expect(await server.mails({ to: email })).toHaveLength(1)
  expect(others).toEqual([])
})
