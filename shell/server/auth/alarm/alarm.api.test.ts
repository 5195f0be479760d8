import { MS_PER_DAY } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'

const ORIGIN = 'https://app.ejemplo.mx'
const NEW_DEVICE = 'Entraste a My Diet desde un dispositivo nuevo'
const RESET = 'Crea una nueva contraseña para My Diet'

let server: TestServer
beforeEach(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: ORIGIN } })
})
afterEach(() => server.close())

const login = (cookie = '', password = PASSWORD) =>
  server.call('POST auth/login', { body: { email: ANA, password }, headers: { cookie } })
const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
  String(headers['set-cookie']).split(';')[0] ?? ''
const alarms = () => server.mails({ to: ANA, subject: NEW_DEVICE })
const secretOf = (text = '') => /https:\S+\/api\/no-fui-yo\/([\w-]+)/.exec(text)?.[1] ?? ''
const page = (method: string, secret: string) => server.call(`${method} no-fui-yo/${secret}`)
const me = async (token: string) => (await server.call('POST auth/me', { token })).status

describe('the mail of a new device', () => {
  test('follows a sign-in on a device that is not known; the first one and known ones are no news', async () => {
    const first = await login()
    await login(cookieOf(first))
    expect(await alarms()).toEqual([])
    const second = await login()
    const mails = await alarms()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Dispositivo desconocido (lugar: desconocido)')
    await login(cookieOf(second))
    expect(await alarms()).toHaveLength(1)
  })

  test('a wrong password mails nothing, and a day has five of these mails', async () => {
    await login()
    await login('', 'Equivocada#1')
    expect(await alarms()).toEqual([])
    for (let i = 0; i < 7; i++) await login()
    expect(await alarms()).toHaveLength(5)
  })
})

describe('No fui yo', () => {
  async function told() {
    const owner = (await login()).body
    const stranger = (await login()).body
    return { owner, stranger, secret: secretOf((await alarms())[0]?.text) }
  }

  test('one press ends all sessions and the password, and mails the link for another', async () => {
    const { owner, stranger, secret } = await told()
    const other = await server.signIn(NUEVO)
    // A program that checks the mail's links only opens the page.
    const asked = await page('GET', secret)
    expect(asked.text).toContain('¿No fuiste tú?')
    expect(await me(stranger.token)).toBe(200)

    const pressed = await page('POST', secret)
    expect(pressed.text).toContain('Cerramos todas tus sesiones')
    expect([await me(owner.token), await me(stranger.token), await me(other.token)]).toEqual([401, 401, 200])
    expect((await login()).status).toBe(401)
    const [mail] = await server.mails({ to: ANA, subject: RESET })
    const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
    expect((await login()).status).toBe(200)
  })

  test('of many presses at once one counts, and a later one changes nothing', async () => {
    const { secret } = await told()
    const presses = await Promise.all(Array.from({ length: 6 }, () => page('POST', secret)))
    expect(presses.filter(({ text }) => text.includes('Cerramos todas'))).toHaveLength(1)
    expect(await server.mails({ to: ANA, subject: RESET })).toHaveLength(1)
    expect((await page('POST', secret)).text).toContain('Este enlace ya no sirve')
    expect(await server.mails({ to: ANA, subject: RESET })).toHaveLength(1)
  })

  test('the link ends after fourteen days; an invented one does nothing', async () => {
    const { stranger, secret } = await told()
    expect((await page('POST', 'x'.repeat(43))).text).toContain('Este enlace ya no sirve')
    server.pass(14 * MS_PER_DAY + 1000)
    expect((await page('GET', secret)).text).toContain('Este enlace ya no sirve')
    expect((await page('POST', secret)).text).toContain('Este enlace ya no sirve')
    expect(await me(stranger.token)).toBe(200)
  })
})

describe('POST auth/password', () => {
  const CHANGED = 'Tu contraseña de My Diet cambió'
  const replace = (token: string, password: string, newPassword = 'Renovada#2026') =>
    server.call('POST auth/password', { token, body: { password, newPassword } })

  test('takes the present password, ends the other sessions and mails the person', async () => {
    const [phone, laptop] = [await server.signIn(), await server.signIn()]
    expect(await replace(phone.token, PASSWORD)).toMatchObject({ status: 200 })
    expect([await me(phone.token), await me(laptop.token)]).toEqual([200, 401])
    expect([(await login()).status, (await login('', 'Renovada#2026')).status]).toEqual([401, 200])
    const [mail] = await server.mails({ to: ANA, subject: CHANGED })
    expect((await page('POST', secretOf(mail?.text))).text).toContain('Cerramos todas')
    expect((await login('', 'Renovada#2026')).status).toBe(401)
  })

  test('a link for another password from before the change is dead', async () => {
    const { token } = await server.signIn()
    await server.call('POST auth/reset-password-request', { body: { email: ANA } })
    const [mail] = await server.mails({ to: ANA, subject: RESET })
    await replace(token, PASSWORD)
    const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
    expect(reset.status).toBe(404)
  })

  test('a wrong, empty or weak one is refused at its field and changes nothing', async () => {
    const { token } = await server.signIn()
    const weak =
      'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'
    expect(await replace(token, 'Equivocada#1')).toMatchObject({
      status: 403,
      body: { errors: { password: 'La contraseña no es correcta.' } },
    })
    expect(await replace(token, '')).toMatchObject({
      status: 400,
      body: { errors: { password: 'Ingresa tu contraseña para confirmar.' } },
    })
    expect(await replace(token, PASSWORD, 'corta')).toMatchObject({
      status: 400,
      body: { errors: { newPassword: weak } },
    })
    expect((await login()).status).toBe(200)
    expect(await server.mails({ to: ANA, subject: CHANGED })).toEqual([])
  })

  test('of concurrent changes one counts; guesses are limited', async () => {
    const { token } = await server.signIn()
    const answers = await Promise.all(
      Array.from({ length: 4 }, (_, i) => replace(token, PASSWORD, `Paralela#${i}`)),
    )
    expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200, 200, 200])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (let i = 0; i < 6; i++) await replace(token, 'Equivocada#1')
    expect((await replace(token, 'Equivocada#1')).status).toBe(429)
  })
})
