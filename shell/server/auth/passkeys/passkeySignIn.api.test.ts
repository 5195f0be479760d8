import { eq } from 'drizzle-orm'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { ANA, type TestServer, testServer } from 'shared/testing/testServer'
import { enrolAnew } from '../../staff/manageStaff'
import { passkeyCalls, SITE } from '../../testing/passkeyCalls'
import { SoftwareAuthenticator } from '../../testing/softwareAuthenticator'
import { auditLog, passkeys } from '../schema'

const REFUSED = 'No pudimos entrar con esa llave de acceso. Entra con tu contraseña.'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: SITE.origin } })
})
// Every test begins with no attempts counted, and no passkeys.
beforeEach(async () => {
  server.pass(MS_PER_HOUR)
  await server.context.database.delete(passkeys)
})
afterAll(() => server.close())

const { list, challengeFor, signInChallenge, enter, me, deviceOf } = passkeyCalls(() => server)

describe('signing in', () => {
  test('opens a session of the passkey’s person, and notes the use', async () => {
    const { token, id } = await server.signIn()
    const { device } = await deviceOf(token)
    const entered = await enter(device.use(await signInChallenge()))
    expect(entered).toMatchObject({ status: 200, body: { id, firstName: 'Ana' } })
    expect(await me(entered.body.token)).toBe(200)
    expect((await list(token))[0].usedAt).not.toBeNull()
    expect((await server.call('GET auth/sessions', { token })).body.length).toBeGreaterThan(1)
  })

  test('on a new device is told by mail, and on a known one is not', async () => {
    const NEW_DEVICE = 'Entraste a My Diet desde un dispositivo nuevo'
    const { token } = await server.signIn()
    const { device } = await deviceOf(token)
    const count = async () => (await server.mails({ to: ANA, subject: NEW_DEVICE })).length
    const before = await count()
    const entered = await enter(device.use(await signInChallenge()))
    expect(await count()).toBe(before + 1)
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    expect((await enter(device.use(await signInChallenge()), { cookie })).status).toBe(200)
    expect(await count()).toBe(before + 1)
  })

  test('a replayed answer opens nothing, however close', async () => {
    const { token } = await server.signIn()
    const { device } = await deviceOf(token)
    const used = device.use(await signInChallenge())
    const answers = await Promise.all([1, 2, 3].map(() => enter(used)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    expect(await enter(used)).toMatchObject({ status: 401, body: { message: REFUSED } })
  })

  test.each([
    ['another origin', { origin: 'https://atacante.mx' }],
    ['another site', { rpId: 'atacante.mx' }],
    ['a person that the device did not verify', { verified: false }],
  ])('%s is refused', async (_, wrong) => {
    const { device } = await deviceOf((await server.signIn()).token)
    const refused = await enter(device.use(await signInChallenge(), wrong))
    expect(refused).toMatchObject({ status: 401, body: { message: REFUSED } })
  })

  test('an old challenge, one for adding, and the key of another are refused', async () => {
    const { token } = await server.signIn()
    const { device } = await deviceOf(token)
    const old = await signInChallenge()
    server.pass(5 * MS_PER_MINUTE + 1000)
    expect((await enter(device.use(old))).status).toBe(401)
    expect((await enter(device.use(await challengeFor(token)))).status).toBe(401)
    const stranger = new SoftwareAuthenticator(SITE)
    expect((await enter(stranger.use(await signInChallenge()))).status).toBe(401)
    const claimed = { ...stranger.use(await signInChallenge()), id: device.id }
    expect((await enter(claimed)).status).toBe(401)
    expect((await enter(device.use(await signInChallenge()))).status).toBe(200)
  })

  test('a counter that goes back, as that of a copy does, is refused', async () => {
    const { device } = await deviceOf((await server.signIn()).token)
    device.counter = 5
    expect((await enter(device.use(await signInChallenge()))).status).toBe(200)
    expect((await enter(device.use(await signInChallenge()))).status).toBe(401)
    device.counter = 6
    expect((await enter(device.use(await signInChallenge()))).status).toBe(200)
  })

  test('wrong answers are limited, and the known device of the person is let in', async () => {
    const { token } = await server.signIn()
    const { device } = await deviceOf(token)
    const entered = await enter(device.use(await signInChallenge()))
    const cookie = String(entered.headers['set-cookie']).split(';')[0] ?? ''
    const wrong = device.use('x'.repeat(43))
    for (let i = 0; i < 10; i++) await enter(wrong)
    const refused = await enter(wrong)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await enter(device.use(await signInChallenge()), { cookie })).status).toBe(200)
  })

  test('is the second factor of a member of the staff, until an operator enrols them anew', async () => {
    const { token, email } = { ...(await server.signInStaff()), email: 'equipo@mydiet.mx' }
    const { device } = await deviceOf(token)
    const entered = await enter(device.use(await signInChallenge()))
    expect(entered.body).not.toHaveProperty('secondFactor')
    expect((await server.call('GET staff/labs', { token: entered.body.token })).status).toBe(200)
    await enrolAnew(server.context, email)
    expect((await enter(device.use(await signInChallenge()))).status).toBe(401)
  })
})

describe('confirming a session of the staff', () => {
  const EMAIL = 'equipo@mydiet.mx'
  const ask = (token: string) => server.call('POST auth/second-factor/passkey-challenge', { token })
  const confirm = (token: string, body: object) =>
    server.call('POST auth/second-factor/passkey', { token, body })
  const challengeOf = async (token: string): Promise<string> => (await ask(token)).body.options.challenge
  const labs = async (token: string) => (await server.call('GET staff/labs', { token })).status
  const REFUSED_AGAIN = {
    status: 403,
    body: { message: expect.stringMatching(/No pudimos confirmar con esa llave/) },
  }

  /** A member's device, and their session that was opened by password and lacks the second factor. */
  async function memberWithDevice() {
    const { device } = await deviceOf((await server.signInStaff()).token)
    const { token } = await server.signIn(EMAIL)
    expect(await labs(token)).toBe(403)
    return { device, token }
  }

  test('a passkey of their own is the second factor, once for each challenge', async () => {
    const { device, token } = await memberWithDevice()
    const asked = await ask(token)
    expect(asked.body.options.allowCredentials).toMatchObject([{ id: device.id }])
    const used = device.use(asked.body.options.challenge)
    const answers = await Promise.all([1, 2, 3].map(() => confirm(token, used)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect(answers.find(({ status }) => status === 200)?.body).not.toHaveProperty('secondFactor')
    expect(await labs(token)).toBe(200)
  })

  test('half an hour later it lets the member open a lab again', async () => {
    const { device, token } = await memberWithDevice()
    expect((await confirm(token, device.use(await challengeOf(token)))).status).toBe(200)
    const open = () => server.call('GET staff/labs/1000000/file', { token })
    expect((await open()).status).toBe(404)
    server.pass(31 * MS_PER_MINUTE)
    expect(await open()).toMatchObject({
      status: 403,
      body: { errors: { secondFactor: expect.any(String) } },
    })
    expect((await confirm(token, device.use(await challengeOf(token)))).status).toBe(200)
    expect((await open()).status).toBe(404)
  })

  test('the passkey of another, a challenge to sign in, and an unverified person are refused, and audited', async () => {
    const { device, token } = await memberWithDevice()
    const { device: ofAna } = await deviceOf((await server.signIn()).token)
    const wrong = [
      ofAna.use(await challengeOf(token)),
      device.use(await signInChallenge()),
      device.use(await challengeOf(token), { verified: false }),
      device.use(await challengeOf(token), { origin: 'https://atacante.mx' }),
    ]
    for (const used of wrong) expect(await confirm(token, used)).toMatchObject(REFUSED_AGAIN)
    expect(await labs(token)).toBe(403)
    const refused = eq(auditLog.act, 'refused: wrong second factor')
    expect(await server.context.database.$count(auditLog, refused)).toBeGreaterThanOrEqual(wrong.length)
  })

  test('wrong answers are limited, together with wrong codes', async () => {
    const { device, token } = await memberWithDevice()
    const wrong = device.use('x'.repeat(43))
    for (let i = 0; i < 10; i++) await confirm(token, wrong)
    expect((await confirm(token, device.use(await challengeOf(token)))).status).toBe(429)
    expect((await server.call('POST auth/second-factor', { token, body: { code: '123456' } })).status).toBe(
      429,
    )
  })

  test('a patient is refused, and a member without a passkey is told to type a code', async () => {
    expect((await ask((await server.signIn()).token)).status).toBe(403)
    await server.signInStaff()
    const { token } = await server.signIn(EMAIL)
    expect(await ask(token)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Escribe un código') },
    })
  })
})
