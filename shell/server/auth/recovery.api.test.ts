import { rm, writeFile } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { outboxFolder } from 'shared/server/mail/demoMailbox'
import type { SliceContext } from 'shared/server/slices/context'
import { testHome } from 'shared/testing/testHome'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { passwordResetJob } from './passwordResetJobs'

const MINUTE = 60_000
const NEW_PASSWORD = 'Renovada#2026'
const DEAD = 'El enlace ya no es válido. Solicita uno nuevo para crear tu contraseña.'
const ORIGIN = 'https://app.ejemplo.mx'

const lines: string[] = []
const logs = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

let context: SliceContext
let server: TestServer
beforeAll(async () => {
  server = await testServer({
    logs,
    environment: { PUBLIC_ORIGIN: ORIGIN, LOG_LEVEL: 'info' },
  })
  context = server.context
})
// Every test begins with no attempts counted and an empty mailbox.
beforeEach(async () => {
  server.pass(60 * MINUTE)
  await server.emptyMailbox()
})
afterAll(() => server.close())

const ask = (email: unknown, headers?: Record<string, string>, from?: string) =>
  server.call('POST auth/reset-password-request', { body: { email }, headers, from })

const setPassword = (token: string, password = NEW_PASSWORD) =>
  server.call(`POST auth/${token}/set-password`, { body: { password } })

const login = (email: string, password: string) =>
  server.call('POST auth/login', { body: { email, password } })

const SUBJECT = 'Crea una nueva contraseña para My Diet'

/** The mails of recovery that the test has sent so far, newest first. */
const mails = () => server.mails({ subject: SUBJECT })

async function linkTo(address: string): Promise<string> {
  const mail = (await mails()).find(({ to }) => to === address)
  return /https?:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
}

async function tokenFor(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(200)
  return new URL(await linkTo(email)).searchParams.get('u') ?? ''
}

describe('POST auth/reset-password-request', () => {
  test('sends a link to an account’s address, in text and in HTML', async () => {
    expect(await ask(` ${ANA.toUpperCase()} `)).toMatchObject({ status: 200, body: {} })
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: ANA, subject: SUBJECT })
    const link = await linkTo(ANA)
    expect(link).toMatch(/^https:\/\/app\.ejemplo\.mx\/reset-password\?u=[\w-]{43}$/)
    expect(mail?.text).toMatch(/^Hola, Ana:/)
    expect(mail?.html).toContain(`href="${link}"`)
  })

  test('answers the same for an address without an account, and sends no mail', async () => {
    const [known, unknown] = [await ask(ANA), await ask('nadie@mydiet.mx')]
    const told = ({ status, body, headers }: typeof known) => [status, body, headers['cache-control']]
    expect(told(unknown)).toEqual(told(known))
    expect((await mails()).map(({ to }) => to)).toEqual([ANA])
  })

  test.each([ANA, 'nadie@mydiet.mx'])('does the same for %s before it answers', async email => {
    const used: string[] = []
    const { database, jobs } = context
    context.database = new Proxy(database, {
      get(target, name) {
        if (['select', 'insert', 'update', 'delete', 'transaction', 'execute'].includes(String(name))) {
          used.push(String(name))
        }
        return Reflect.get(target, name)
      },
    })
    const send = vi.spyOn(jobs, 'send').mockResolvedValue()
    expect((await ask(email)).status).toBe(200)
    context.database = database
    // Before the answer only the network's attempt is counted; the job looks up the address.
    expect(used).toEqual(['insert'])
    expect(send.mock.calls).toEqual([[passwordResetJob, { email, origin: ORIGIN }]])
    send.mockRestore()
  })

  test.each([
    ['', 'Ingresa un correo electrónico valido.'],
    ['ana', 'El correo electrónico debe contener exactamente un símbolo @.'],
    ['ana@mydiet.mx\r\nBcc: todos', 'Ingresa un correo electrónico valido.'],
    ['ana@mydiet.mx\n', 'Ingresa un correo electrónico valido.'],
    ['ana@mydiet.mx,otra', 'Ingresa un correo electrónico valido.'],
  ])('%j is no address: 400, and no mail is sent', async (email, message) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { message, errors: { email: message } } })
    expect(await mails()).toEqual([])
  })

  test('one address gets five mails an hour, however many are requested at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => ask(i % 2 ? ANA : ANA.toUpperCase())),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(await mails()).toHaveLength(5)
    server.pass(59 * MINUTE)
    // A sign-in clears expired counts, but not this one.
    expect((await login(NUEVO, PASSWORD)).status).toBe(200)
    await ask(ANA)
    expect(await mails()).toHaveLength(5)
    server.pass(MINUTE + 1000)
    await ask(ANA)
    expect(await mails()).toHaveLength(6)
  })

  test('after too many requests the link of the last mail stays valid', async () => {
    await tokenFor(NUEVO)
    for (let i = 0; i < 3; i++) await tokenFor(NUEVO)
    const last = await tokenFor(NUEVO)
    await ask(NUEVO)
    await server.jobsDone()
    expect((await setPassword(last, PASSWORD)).status).toBe(200)
  })

  test('a network has its limit', async () => {
    const answers = await Promise.all(
      Array.from({ length: 301 }, (_, i) => ask(`persona${i}@mydiet.mx`, {}, '203.0.113.7')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(300)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.message).toMatch(/demasiados correos/)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask(ANA, {}, '203.0.113.8')).status).toBe(200)
  })

  test('the link leads to our own origin, whatever host the request names', async () => {
    await ask(ANA, {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    })
    expect(await linkTo(ANA)).toMatch(/^https:\/\/app\.ejemplo\.mx\//)
    expect(JSON.stringify(await mails())).not.toContain('evil')
  })
})

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

test('a mail that waits when the server stops is sent after the next start', async () => {
  const home = await testHome()
  const environment = { PUBLIC_ORIGIN: ORIGIN }
  const first = await testServer({ home, environment })
  await first.call('POST auth/reset-password-request', { body: { email: ANA } })
  await first.close()
  const second = await testServer({ home, environment })
  expect(await second.mails({ subject: SUBJECT })).toMatchObject([
    { to: ANA, from: expect.stringContaining('@'), at: expect.any(String) },
  ])
  await second.close()
  await home.remove()
})

test('a mail that cannot be delivered changes no answer and is delivered later; the log does not quote it', async () => {
  lines.length = 0
  const folder = outboxFolder(server.config.dataDir)
  await writeFile(folder, 'a file where the folder of mails should be')
  expect((await ask(ANA)).status).toBe(200)
  await server.jobsDone()
  expect(lines.join('')).toContain('a job failed and will be tried again')
  expect(lines.join('')).not.toMatch(/ana@|\?u=/)
  await rm(folder)
  server.pass(MINUTE)
  expect(await mails()).toMatchObject([{ to: ANA }])
})
