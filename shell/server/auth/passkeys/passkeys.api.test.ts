import { eq } from 'drizzle-orm'
import { MS_PER_HOUR, MS_PER_MINUTE } from 'shared/dates/times'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { HOST, passkeyCalls, SITE } from '../../testing/passkeyCalls'
import { SoftwareAuthenticator } from '../../testing/softwareAuthenticator'
import { passkeys, users } from '../schema'

const NOT_ADDED = 'No pudimos agregar la llave de acceso. Inténtalo otra vez.'
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

const { start, add, list, challengeFor, signInChallenge, enter, me, deviceOf } = passkeyCalls(() => server)

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
