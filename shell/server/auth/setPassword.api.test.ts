import { ANA, NUEVO, PASSWORD, type TestServer } from 'shared/testing/testServer'
import { NEW_PASSWORD, ORIGIN, recoveryCalls, recoveryServer } from '../testing/recoveryCalls'

const MINUTE = 60_000
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para crear tu contraseña.'

let lines: string[]
let server: TestServer
beforeAll(async () => {
  ;({ server, lines } = await recoveryServer())
})
// Every test begins with no attempts counted and an empty mailbox.
beforeEach(async () => {
  server.pass(60 * MINUTE)
  await server.emptyMailbox()
})
afterAll(() => server.close())

const { tokenFor, setPassword, login } = recoveryCalls(() => server)

describe('POST auth/{id}/set-password', () => {
  test('sets the password and ends every session; the person signs in with it', async () => {
    const [phone, laptop] = [await server.signIn(NUEVO), await server.signIn(NUEVO)]
    const other = await server.signIn(ANA)
    const { status, body } = await setPassword(await tokenFor(NUEVO))
    expect([status, body]).toEqual([200, {}])
    for (const { token } of [phone, laptop]) {
      expect((await server.call('POST auth/me', { token })).status).toBe(401)
    }
    expect((await server.call('POST auth/me', { token: other.token })).status).toBe(200)
    expect((await login(NUEVO, PASSWORD)).status).toBe(401)
    expect((await login(NUEVO, NEW_PASSWORD)).status).toBe(200)
    expect((await setPassword(await tokenFor(NUEVO), PASSWORD)).status).toBe(200)
  })

  test('it resets the attempt limit of sign-in', async () => {
    for (let i = 0; i < 10; i++) await login(NUEVO, 'Equivocada#1')
    expect((await login(NUEVO, PASSWORD)).status).toBe(429)
    expect((await setPassword(await tokenFor(NUEVO), PASSWORD)).status).toBe(200)
    expect((await login(NUEVO, PASSWORD)).status).toBe(200)
  })

  test('a reset is always told by mail, and its device signs in at once while others go on guessing', async () => {
    const before = await server.call('POST auth/login', { body: { email: NUEVO, password: PASSWORD } })
    const cookieOf = (answer: typeof before) => String(answer.headers['set-cookie']).split(';')[0] ?? ''
    const changed = await setPassword(await tokenFor(NUEVO), PASSWORD)
    for (let i = 0; i < 10; i++) await login(NUEVO, 'Equivocada#1')
    const enterFrom = (cookie: string) =>
      server.call('POST auth/login', { body: { email: NUEVO, password: PASSWORD }, headers: { cookie } })
    expect((await login(NUEVO, PASSWORD)).status).toBe(429)
    // The marks of before ended with the reset.
    expect((await enterFrom(cookieOf(before))).status).toBe(429)
    expect((await enterFrom(cookieOf(changed))).status).toBe(200)
    const [mail] = await server.mails({ to: NUEVO, subject: 'Tu contraseña de My Diet cambió' })
    expect(mail?.text).toContain(`${ORIGIN}/api/no-fui-yo/`)
  })

  test('a link works once', async () => {
    const token = await tokenFor(NUEVO)
    expect((await setPassword(token, PASSWORD)).status).toBe(200)
    expect(await setPassword(token)).toMatchObject({ status: 404, body: { message: DEAD } })
    expect((await login(NUEVO, PASSWORD)).status).toBe(200)
  })

  test('of ten concurrent calls with one link exactly one succeeds, and its password is set', async () => {
    const token = await tokenFor(NUEVO)
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) => setPassword(token, `Paralela#${i}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(9)
    const winner = answers.findIndex(({ status }) => status === 200)
    expect((await login(NUEVO, `Paralela#${winner}`)).status).toBe(200)
    expect((await setPassword(await tokenFor(NUEVO), PASSWORD)).status).toBe(200)
  })

  test('a sign-in with the old password during the change leaves no session', async () => {
    const token = await tokenFor(NUEVO)
    const [changed, ...entered] = await Promise.all([
      setPassword(token),
      ...Array.from({ length: 8 }, () => login(NUEVO, PASSWORD)),
    ])
    expect(changed?.status).toBe(200)
    for (const { status, body } of entered) {
      expect([200, 401]).toContain(status)
      if (status === 200) expect((await server.call('POST auth/me', { token: body.token })).status).toBe(401)
    }
    expect((await setPassword(await tokenFor(NUEVO), PASSWORD)).status).toBe(200)
  })

  test('a link expires after sixty minutes', async () => {
    const [early, late] = [await tokenFor(NUEVO), await tokenFor(ANA)]
    server.pass(59 * MINUTE)
    expect((await setPassword(early, PASSWORD)).status).toBe(200)
    server.pass(MINUTE + 1000)
    expect(await setPassword(late)).toMatchObject({ status: 404, body: { message: DEAD } })
  })

  test('a newer link replaces the older one', async () => {
    const older = await tokenFor(NUEVO)
    const newer = await tokenFor(NUEVO)
    expect(await setPassword(older)).toMatchObject({ status: 404, body: { message: DEAD } })
    expect((await setPassword(newer, PASSWORD)).status).toBe(200)
  })

  test('a weak password is refused with the form’s message and does not use the link up', async () => {
    const token = await tokenFor(NUEVO)
    const weak =
      'La contraseña debe contener 8 caracteres, al menos una letra mayúscula, minúscula y un símbolo.'
    expect(await setPassword(token, 'corta')).toMatchObject({
      status: 400,
      body: { message: weak, errors: { password: weak } },
    })
    expect((await setPassword(token, `Aa#${'x'.repeat(254)}`)).status).toBe(400)
    expect((await setPassword(token, `Aa#${'x'.repeat(1_000_000)}`)).status).toBe(413)
    expect((await setPassword(token, PASSWORD)).status).toBe(200)
  })

  test('a link that was never made: 404; a malformed one: 400', async () => {
    expect(await setPassword('x'.repeat(43))).toMatchObject({ status: 404, body: { message: DEAD } })
    for (const token of ['x', `${'x'.repeat(42)}%27`, `${'x'.repeat(42)}.`, 'x'.repeat(44), '%00']) {
      expect((await setPassword(token)).status).toBe(400)
    }
  })

  test('the log contains no token, address or password', async () => {
    lines.length = 0
    const token = await tokenFor(NUEVO)
    await setPassword(token, 'corta')
    await setPassword(token, PASSWORD)
    await setPassword(token)
    const log = lines.join('')
    expect(log).toContain('/api/auth/:id/set-password')
    for (const secret of [token, NUEVO, PASSWORD, 'corta']) expect(log).not.toContain(secret)
  })
})
