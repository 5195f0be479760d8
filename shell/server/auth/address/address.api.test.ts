import { sql } from 'drizzle-orm'
import { MS_PER_DAY, MS_PER_MINUTE } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'

const ORIGIN = 'https://app.ejemplo.mx'
const OTHER = 'ana.nueva@ejemplo.mx'
const CONFIRM = 'Confirma tu correo nuevo para My Diet'
const ASKED = 'Pediste cambiar tu correo de My Diet'
const CHANGED = 'Tu correo de My Diet cambió'

let server: TestServer
let token: string
beforeEach(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: ORIGIN } })
  token = (await server.signIn()).token
})
afterEach(() => server.close())

const wish = (email: string, password = PASSWORD) =>
  server.call('POST auth/email', { token, body: { email, password } })
const secretOf = (text = '') => /\/api\/(?:cambiar-correo|no-fui-yo)\/([\w-]+)/.exec(text)?.[1] ?? ''
const page = (method: string, secret: string) => server.call(`${method} cambiar-correo/${secret}`)
const enters = async (email: string) =>
  (await server.call('POST auth/login', { body: { email, password: PASSWORD } })).status
const pendingOf = async () => (await server.call('POST auth/me', { token })).body.pendingAddress
const sendAgain = () => server.call('POST auth/email/pending', { token })
const linkTo = async (to: string) => secretOf((await server.mails({ to, subject: CONFIRM }))[0]?.text)

test('both addresses are mailed, and the new one counts once its link is pressed', async () => {
  expect(await wish(` ${OTHER.toUpperCase()} `)).toMatchObject({ status: 200, body: {} })
  expect((await server.mails({ to: ANA, subject: ASKED }))[0]?.text).toContain(OTHER)
  const secret = await linkTo(OTHER)
  expect((await page('GET', secret)).text).toContain(OTHER)
  expect([await enters(ANA), await enters(OTHER)]).toEqual([200, 401])

  expect((await page('POST', secret)).text).toContain('Tu correo cambió')
  expect([await enters(ANA), await enters(OTHER)]).toEqual([401, 200])
  expect((await server.mails({ to: ANA, subject: CHANGED }))[0]?.text).toContain(OTHER)
  expect((await server.call('POST auth/me', { token })).status).toBe(200)
})

test('the link counts once, whether it is pressed again or by many at once', async () => {
  await wish(OTHER)
  const secret = await linkTo(OTHER)
  const presses = await Promise.all(Array.from({ length: 6 }, () => page('POST', secret)))
  expect(presses.filter(({ text }) => text.includes('Tu correo cambió'))).toHaveLength(1)
  expect((await page('POST', secret)).text).toContain('Este enlace ya no sirve')
  expect(await server.mails({ to: ANA, subject: CHANGED })).toHaveLength(1)
})

test('a link for another password that the address of before got is dead', async () => {
  await server.call('POST auth/reset-password-request', { body: { email: ANA } })
  const [mail] = await server.mails({ to: ANA, subject: 'Crea una nueva contraseña para My Diet' })
  await wish(OTHER)
  await page('POST', await linkTo(OTHER))
  const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const reset = await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
  expect(reset.status).toBe(404)
})

test('a newer wish ends the older one’s link, and a day ends every link', async () => {
  await wish(OTHER)
  const older = await linkTo(OTHER)
  await wish('otra@ejemplo.mx')
  expect((await page('POST', older)).text).toContain('Este enlace ya no sirve')
  const newer = await linkTo('otra@ejemplo.mx')
  server.pass(MS_PER_DAY + 1000)
  expect((await page('POST', newer)).text).toContain('Este enlace ya no sirve')
  expect(await enters(ANA)).toBe(200)
})

test('an address with an account answers the same; its owner is told and gets no link', async () => {
  expect(await wish(NUEVO)).toMatchObject({ status: 200, body: {} })
  expect(await server.mails({ to: NUEVO, subject: CONFIRM })).toEqual([])
  expect(await server.mails({ to: NUEVO })).toHaveLength(1)
})

test('an address that somebody registers before the press stays theirs', async () => {
  await wish(OTHER)
  const secret = await linkTo(OTHER)
  const names = { firstName: 'Lucía', lastName: 'Cantú', phone: '8187654321' }
  const body = { ...names, email: OTHER, password: PASSWORD, birthdate: '1988-02-29', gender: 'female' }
  expect((await server.call('POST auth/register', { body })).status).toBe(200)
  expect((await page('POST', secret)).text).toContain('Este correo ya tiene una cuenta')
  expect([await enters(ANA), await enters(OTHER)]).toEqual([200, 200])
})

test('refusals are at their field, and mail nobody', async () => {
  expect(await wish('otra', PASSWORD)).toMatchObject({
    status: 400,
    body: { errors: { email: expect.stringContaining('@') } },
  })
  expect(await wish(ANA)).toMatchObject({ status: 400, body: { errors: { email: 'Ese ya es tu correo.' } } })
  expect(await wish(OTHER, 'Equivocada#1')).toMatchObject({
    status: 403,
    body: { errors: { password: 'La contraseña no es correcta.' } },
  })
  expect((await wish(`${'x'.repeat(400)}@ejemplo.mx`)).status).toBe(400)
  expect(await server.mails({ subject: ASKED })).toEqual([])
})

test('a day has five wishes', async () => {
  for (let i = 0; i < 5; i++) expect((await wish(`otra${i}@ejemplo.mx`)).status).toBe(200)
  expect((await wish(OTHER)).status).toBe(429)
})

test('a mistyped address is corrected: only the new one is mailed, twice a day at most', async () => {
  await server.context.database.execute(
    sql`update auth.users set address_proved_at = null where email = ${ANA}`,
  )
  await server.emptyMailbox()
  expect((await wish(OTHER)).status).toBe(200)
  expect((await page('POST', await linkTo(OTHER))).text).toContain('Tu correo cambió')
  expect([await enters(ANA), await enters(OTHER)]).toEqual([401, 200])
  // The address of before may be a stranger's, who could take the account by the link of such a mail.
  expect(await server.mails({ to: ANA })).toEqual([])
})

test('an account that proves no address writes to few others', async () => {
  await server.context.database.execute(
    sql`update auth.users set address_proved_at = null where email = ${ANA}`,
  )
  const answers = []
  for (let i = 0; i < 3; i++) answers.push((await wish(`otra${i}@ejemplo.mx`)).status)
  expect(answers).toEqual([200, 200, 429])
})

test('«No fui yo» gives an account its address back that a stranger has changed and recovered', async () => {
  await wish(OTHER)
  await page('POST', await linkTo(OTHER))
  const [told] = await server.mails({ to: ANA, subject: CHANGED })
  // The stranger recovers the account by the new address, which ends the account's secrets.
  await server.call('POST auth/reset-password-request', { body: { email: OTHER } })
  const [reset] = await server.mails({ to: OTHER, subject: 'Crea una nueva contraseña para My Diet' })
  const link = /u=([\w-]+)/.exec(reset?.text ?? '')?.[1]
  await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
  expect(await enters(OTHER)).toBe(200)

  const pressed = await server.call(`POST no-fui-yo/${secretOf(told?.text)}`)
  expect(pressed.text).toContain(ANA)
  expect([await enters(ANA), await enters(OTHER)]).toEqual([401, 401])
  expect(await server.mails({ to: ANA, subject: 'Crea una nueva contraseña para My Diet' })).toHaveLength(1)
})

describe('a change that waits', () => {
  test('is told to its person alone, until its link is pressed, and never with the link', async () => {
    const nuevo = await server.signIn(NUEVO)
    expect(await pendingOf()).toBeUndefined()
    await wish(OTHER)
    const until = new Date(server.context.now().getTime() + MS_PER_DAY)
    const me = await server.call('POST auth/me', { token })
    expect(Object.keys(me.body.pendingAddress)).toEqual(['address', 'until'])
    expect(me.body.pendingAddress.address).toBe(OTHER)
    expect(until.getTime() - new Date(me.body.pendingAddress.until).getTime()).toBeLessThan(MS_PER_MINUTE)
    expect(me.headers['cache-control']).toContain('no-store')
    expect((await server.signIn()).pendingAddress).toEqual(me.body.pendingAddress)
    expect((await server.call('POST auth/me', { token: nuevo.token })).body).not.toHaveProperty(
      'pendingAddress',
    )
    await page('POST', await linkTo(OTHER))
    expect(await pendingOf()).toBeUndefined()
  })

  test('is told no more after its day, nor once another password ends it', async () => {
    await wish(OTHER)
    server.pass(MS_PER_DAY + 1000)
    expect(await pendingOf()).toBeUndefined()
    await wish(OTHER)
    expect(await pendingOf()).toMatchObject({ address: OTHER })
    const body = { password: PASSWORD, newPassword: PASSWORD }
    await server.call('POST auth/password', { token, body })
    expect(await pendingOf()).toBeUndefined()
  })

  test('is mailed again to the same address, whose newest link counts; its day does not begin anew', async () => {
    await wish(OTHER)
    const first = await linkTo(OTHER)
    const before = await pendingOf()
    server.pass(MS_PER_MINUTE)
    await server.emptyMailbox()
    expect((await sendAgain()).status).toBe(200)
    expect(await pendingOf()).toEqual(before)
    expect(await server.mails({ to: ANA })).toEqual([])
    const newest = await linkTo(OTHER)
    expect((await page('POST', first)).text).toContain('Este enlace ya no sirve')
    expect((await page('POST', newest)).text).toContain('Tu correo cambió')
    expect(await sendAgain()).toMatchObject({ status: 404 })
  })

  test('is mailed five times a day at most, however many are asked for at once', async () => {
    await wish(OTHER)
    const answers = await Promise.all(Array.from({ length: 8 }, sendAgain))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(4)
    expect(await server.mails({ to: OTHER, subject: CONFIRM })).toHaveLength(5)
  })

  test('to an address that has an account looks the same, and mails no link', async () => {
    await wish(NUEVO)
    expect(await pendingOf()).toMatchObject({ address: NUEVO })
    expect(await sendAgain()).toMatchObject({ status: 200, body: {} })
    expect(await server.mails({ to: NUEVO, subject: CONFIRM })).toEqual([])
  })

  test('is withdrawn by its person alone, and its link is dead', async () => {
    await wish(OTHER)
    const secret = await linkTo(OTHER)
    const nuevo = await server.signIn(NUEVO)
    await server.call('DELETE auth/email/pending', { token: nuevo.token })
    expect(await pendingOf()).toMatchObject({ address: OTHER })
    expect((await server.call('DELETE auth/email/pending', { token })).status).toBe(200)
    expect(await pendingOf()).toBeUndefined()
    expect((await page('POST', secret)).text).toContain('Este enlace ya no sirve')
    expect(await enters(ANA)).toBe(200)
  })
})
