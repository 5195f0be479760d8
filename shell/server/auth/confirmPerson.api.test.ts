import { MS_PER_HOUR } from 'shared/dates/times'
import { reserve } from 'shared/server/throttle/throttle'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { SoftwareAuthenticator } from '../testing/softwareAuthenticator'
import { networkLimit } from './attemptLimits'
import { passkeys } from './schema'

const HOST = 'app.ejemplo.mx'
const SITE = { origin: `https://${HOST}`, rpId: HOST, verified: true }

let server: TestServer
beforeAll(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: SITE.origin } })
})
beforeEach(async () => {
  server.pass(MS_PER_HOUR)
  await server.context.database.delete(passkeys)
})
afterAll(() => server.close())

const challengeOf = async (call: string, token?: string, body?: object): Promise<string> =>
  (await server.call(call, { token, body })).body.options.challenge
const ask = (token: string) => challengeOf('POST auth/confirmation/passkey-challenge', token)
const askToAdd = (token: string) => challengeOf('POST auth/passkeys/challenge', token, { password: PASSWORD })
const add = (token: string, body: object) => server.call('POST auth/passkeys', { token, body })

async function deviceOf(token: string) {
  const device = new SoftwareAuthenticator(SITE)
  const { status, body } = await add(token, device.make(await askToAdd(token)))
  expect(status).toBe(201)
  return { device, id: body.id as number }
}

/** A person with a passkey, which answers a challenge of their own. */
async function person(email = ANA) {
  const { token } = await server.signIn(email)
  const { device, id } = await deviceOf(token)
  return { token, device, id, sign: async () => device.use(await ask(token)) }
}

const WRONG = { status: 403, body: { message: expect.stringMatching(/No pudimos confirmar con esa llave/) } }

describe('a passkey confirms in place of the password', () => {
  test('another passkey', async () => {
    const { token, device, sign } = await person()
    const asked = await server.call('POST auth/confirmation/passkey-challenge', { token })
    expect(asked.body.options).toMatchObject({
      rpId: HOST,
      userVerification: 'required',
      allowCredentials: [{ id: device.id }],
    })
    const challenge = await challengeOf('POST auth/passkeys/challenge', token, { passkey: await sign() })
    expect((await add(token, new SoftwareAuthenticator(SITE).make(challenge))).status).toBe(201)
  })

  test('the removal of a passkey, also of that one', async () => {
    const { token, id, sign } = await person()
    const removed = await server.call(`DELETE auth/passkeys/${id}`, {
      token,
      body: { passkey: await sign() },
    })
    expect(removed.status).toBe(200)
    expect((await server.call('GET auth/passkeys', { token })).body).toEqual([])
    expect(await server.call('POST auth/confirmation/passkey-challenge', { token })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Usa tu contraseña') },
    })
  })

  test('another address and another password', async () => {
    const { token, sign } = await person()
    const email = 'ana.otra@ejemplo.mx'
    const asked = await server.call('POST auth/email', { token, body: { email, passkey: await sign() } })
    expect(asked.status).toBe(200)
    const subject = 'Confirma tu correo nuevo'
    expect(await server.mails({ to: email })).toMatchObject([{ subject: expect.stringContaining(subject) }])
    const body = { newPassword: PASSWORD, passkey: await sign() }
    expect((await server.call('POST auth/password', { token, body })).status).toBe(200)
  })

  test('the end of the account', async () => {
    const { token, sign } = await person(NUEVO)
    const ended = await server.call('DELETE auth/me', { token, body: { passkey: await sign() } })
    expect(ended.status).toBe(200)
    expect((await server.call('POST auth/me', { token })).status).toBe(401)
  })
})

const change = (token: string, confirmation: object) =>
  server.call('POST auth/password', { token, body: { newPassword: PASSWORD, ...confirmation } })

test('a password confirms on a network where others have used up the sign-ins', async () => {
  const { token } = await server.signIn()
  const from = '203.0.113.41'
  await reserve(server.context.database, networkLimit(from, 'sign-in'), server.context.now(), 300)
  const login = { email: ANA, password: PASSWORD }
  expect((await server.call('POST auth/login', { body: login, from })).status).toBe(429)
  const body = { newPassword: PASSWORD, password: PASSWORD }
  expect((await server.call('POST auth/password', { token, body, from })).status).toBe(200)
})

describe('what confirms nothing', () => {
  test('neither of the two', async () => {
    const { token } = await server.signIn()
    expect(await change(token, {})).toMatchObject({
      status: 400,
      body: { errors: { password: 'Ingresa tu contraseña para confirmar.' } },
    })
  })

  test('an answer that was used, however close', async () => {
    const { token, sign } = await person()
    const passkey = await sign()
    const answers = await Promise.all([1, 2, 3].map(() => change(token, { passkey })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403])
  })

  test('the passkey of another, another origin, an unverified person, and the right password beside it', async () => {
    const { token, device } = await person()
    const stranger = await server.signInStaff()
    const { device: ofOther } = await deviceOf(stranger.token)
    expect(await change(token, { passkey: ofOther.use(await ask(token)) })).toMatchObject(WRONG)
    expect(await change(token, { passkey: device.use(await ask(stranger.token)) })).toMatchObject(WRONG)
    const wrong = [{ origin: 'https://atacante.mx' }, { rpId: 'atacante.mx' }, { verified: false }]
    for (const mistake of wrong) {
      const passkey = device.use(await ask(token), mistake)
      expect(await change(token, { passkey, password: PASSWORD })).toMatchObject(WRONG)
    }
  })

  test('a challenge for anything else', async () => {
    const { token, device } = await person()
    const others = [await askToAdd(token), await challengeOf('POST auth/login/passkey-challenge')]
    for (const challenge of others)
      expect(await change(token, { passkey: device.use(challenge) })).toMatchObject(WRONG)
  })

  test('the eleventh try, together with passwords', async () => {
    const { token, device, sign } = await person()
    // The first was to add the passkey.
    for (let i = 0; i < 4; i++) await change(token, { passkey: device.use('x'.repeat(43)) })
    for (let i = 0; i < 5; i++) await change(token, { password: 'Equivocada#1' })
    const refused = await change(token, { passkey: await sign() })
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

test('only a challenge that the person confirmed adds a passkey', async () => {
  const { token } = await server.signInStaff()
  await deviceOf(token)
  const others = [await ask(token), await challengeOf('POST auth/second-factor/passkey-challenge', token)]
  for (const challenge of others)
    expect((await add(token, new SoftwareAuthenticator(SITE).make(challenge))).status).toBe(400)
})
