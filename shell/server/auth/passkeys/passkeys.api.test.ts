import { eq } from 'drizzle-orm'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { enrolAnew } from '../../staff/manageStaff'
import { SoftwareAuthenticator } from '../../testing/softwareAuthenticator'
import { auditLog, passkeys, users } from '../schema'

const HOST = 'app.ejemplo.mx'
const SITE = { origin: `https://${HOST}`, rpId: HOST, verified: true }
const NOT_ADDED = 'No pudimos agregar la llave de acceso. Inténtalo otra vez.'
const REFUSED = 'No pudimos entrar con esa llave de acceso. Entra con tu contraseña.'
const ADDED_MAIL = 'Agregaste una llave de acceso a My Diet'

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

const start = (token: string, password = PASSWORD) =>
  server.call('POST auth/passkeys/challenge', { token, body: { password } })
const add = (token: string, body: object) => server.call('POST auth/passkeys', { token, body })
const list = async (token: string) => (await server.call('GET auth/passkeys', { token })).body
const challengeFor = async (token: string): Promise<string> =>
  (await start(token)).body.options.challenge as string
const signInChallenge = async (): Promise<string> =>
  (await server.call('POST auth/login/passkey-challenge')).body.options.challenge as string
const enter = (body: object, headers: Record<string, string> = {}) =>
  server.call('POST auth/login/passkey', { body, headers })
const me = async (token: string) => (await server.call('POST auth/me', { token })).status

/** A device with a passkey of this person. */
async function deviceOf(token: string) {
  const device = new SoftwareAuthenticator(SITE)
  const added = await add(token, device.make(await challengeFor(token)))
  expect(added.status).toBe(201)
  return { device, passkey: added.body }
}

describe('adding a passkey', () => {
  test('asks the device for a person that it verifies, at the configured site, whatever Host was called', async () => {
    const { token } = await server.signIn()
    const { body } = await server.call('POST auth/passkeys/challenge', {
      token,
      body: { password: PASSWORD },
      headers: { host: 'atacante.mx' },
    })
    expect(body.options).toMatchObject({
      rp: { id: HOST, name: 'My Diet' },
      user: { name: ANA },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  test('lists it with its times, and mails its person', async () => {
    const { token } = await server.signIn()
    const before = (await server.mails({ to: ANA, subject: ADDED_MAIL })).length
    const { passkey } = await deviceOf(token)
    expect(await list(token)).toEqual([passkey])
    expect(passkey).toMatchObject({ name: 'Dispositivo desconocido', usedAt: null })
    const mails = await server.mails({ to: ANA, subject: ADDED_MAIL })
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.text).toContain('/api/no-fui-yo/')
    const other = await server.signIn(NUEVO)
    expect(await list(other.token)).toEqual([])
  })

  test('a second delivery of the same answer adds nothing, however close', async () => {
    const { token } = await server.signIn()
    const made = new SoftwareAuthenticator(SITE).make(await challengeFor(token))
    const answers = await Promise.all([1, 2, 3].map(() => add(token, made)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
    expect(await list(token)).toHaveLength(1)
  })

  test.each([
    ['another origin', { origin: 'https://atacante.mx' }],
    ['another site', { rpId: 'atacante.mx' }],
    ['a person that the device did not verify', { verified: false }],
  ])('%s is refused', async (_, wrong) => {
    const { token } = await server.signIn()
    const made = new SoftwareAuthenticator(SITE).make(await challengeFor(token), wrong)
    expect(await add(token, made)).toMatchObject({ status: 400, body: { message: NOT_ADDED } })
    expect(await list(token)).toEqual([])
  })

  test('a challenge of five minutes ago, of another person, of a sign-in, or invented is refused', async () => {
    const [ana, nuevo] = [await server.signIn(), await server.signIn(NUEVO)]
    const device = new SoftwareAuthenticator(SITE)
    const tryWith = async (challenge: string) => (await add(ana.token, device.make(challenge))).status
    const old = await challengeFor(ana.token)
    server.pass(5 * MS_PER_MINUTE + 1000)
    expect(await tryWith(old)).toBe(400)
    expect(await tryWith(await challengeFor(nuevo.token))).toBe(400)
    expect(await tryWith(await signInChallenge())).toBe(400)
    expect(await tryWith('x'.repeat(43))).toBe(400)
    const nonsense = { id: 'AAAA', clientDataJSON: 'AAAA', attestationObject: 'AAAA' }
    expect((await add(ana.token, nonsense)).status).toBe(400)
    expect(await list(ana.token)).toEqual([])
  })

  test('needs the password and a proved address', async () => {
    const { token, id } = await server.signIn(NUEVO)
    expect(await start(token, 'Equivocada#1')).toMatchObject({
      status: 403,
      body: { errors: { password: 'La contraseña no es correcta.' } },
    })
    const { database } = server.context
    await database.update(users).set({ addressProvedAt: null }).where(eq(users.id, id))
    const unproved = await start(token)
    await database.update(users).set({ addressProvedAt: new Date() }).where(eq(users.id, id))
    expect(unproved).toMatchObject({
      status: 403,
      body: { message: expect.stringMatching(/confirma tu correo/) },
    })
  })

  test('a person has ten, also when the last are added at once', async () => {
    const { token } = await server.signIn()
    for (let i = 0; i < 9; i++) {
      await deviceOf(token)
      server.pass(15 * MS_PER_MINUTE)
    }
    const [one, other] = [await challengeFor(token), await challengeFor(token)]
    const answers = await Promise.all(
      [one, other].map(challenge => add(token, new SoftwareAuthenticator(SITE).make(challenge))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const full = { status: 409, body: { message: expect.stringContaining('10 llaves') } }
    expect(await start(token)).toMatchObject(full)
  })

  test('a credential of another account is refused', async () => {
    const [ana, nuevo] = [await server.signIn(), await server.signIn(NUEVO)]
    const { device } = await deviceOf(ana.token)
    const taken = await add(nuevo.token, device.make(await challengeFor(nuevo.token)))
    expect(taken.status).toBe(409)
    expect(await list(nuevo.token)).toEqual([])
  })
})

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

describe('ending a passkey', () => {
  const end = (token: string, id: number, password = PASSWORD) =>
    server.call(`DELETE auth/passkeys/${id}`, { token, body: { password } })

  test('needs the password, mails its person, and leaves those of others', async () => {
    const [ana, nuevo] = [await server.signIn(), await server.signIn(NUEVO)]
    const { device, passkey } = await deviceOf(ana.token)
    expect((await end(ana.token, passkey.id, 'Equivocada#1')).status).toBe(403)
    expect((await end(nuevo.token, passkey.id)).status).toBe(404)
    expect((await end(ana.token, passkey.id)).status).toBe(200)
    expect((await end(ana.token, passkey.id)).status).toBe(404)
    expect((await enter(device.use(await signInChallenge()))).status).toBe(401)
    expect(await server.mails({ to: ANA, subject: 'Quitaste una llave de acceso de My Diet' })).toHaveLength(
      1,
    )
  })

  test('a reset of the password ends it, and what was begun to add another', async () => {
    const { token } = await server.signIn(NUEVO)
    const { device } = await deviceOf(token)
    const begun = await challengeFor(token)
    await server.call('POST auth/reset-password-request', { body: { email: NUEVO } })
    const [mail] = await server.mails({ to: NUEVO, subject: 'Crea una nueva contraseña para My Diet' })
    const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const reset = await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
    expect(reset.status).toBe(200)
    expect((await enter(device.use(await signInChallenge()))).status).toBe(401)
    const again = await server.signIn(NUEVO)
    expect(await list(again.token)).toEqual([])
    expect((await add(again.token, new SoftwareAuthenticator(SITE).make(begun))).status).toBe(400)
  })

  test('«No fui yo» ends the one that a stranger added, with the session that added it', async () => {
    const stranger = await server.signIn()
    const { device } = await deviceOf(stranger.token)
    const mail = (await server.mails({ to: ANA, subject: ADDED_MAIL })).at(-1)
    const secret = /\/api\/no-fui-yo\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    expect((await server.call(`POST no-fui-yo/${secret}`)).text).toContain('Cerramos todas tus sesiones')
    expect((await enter(device.use(await signInChallenge()))).status).toBe(401)
    expect(await me(stranger.token)).toBe(401)
  })
})

test('without a configured origin no passkey is made or used', async () => {
  const away = await testServer({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const refused = await away.call('POST auth/login/passkey-challenge', { headers: { host: 'atacante.mx' } })
  expect(refused.status).toBe(409)
  await away.close()
})
