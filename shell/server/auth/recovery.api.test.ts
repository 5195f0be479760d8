import { rm, writeFile } from 'node:fs/promises'
import { outboxFolder } from 'shared/server/mail/demoMailbox'
import type { SliceContext } from 'shared/server/slices/context'
import { testHome } from 'shared/testing/testHome'
import { ANA, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { ORIGIN, recoveryCalls, recoveryServer, SUBJECT } from '../testing/recoveryCalls'
import { passwordResetJob } from './passwordResetJobs'

const MINUTE = 60_000

let context: SliceContext
let lines: string[]
let server: TestServer
beforeAll(async () => {
  ;({ server, lines } = await recoveryServer())
  context = server.context
})
// Every test begins with no attempts counted and an empty mailbox.
beforeEach(async () => {
  server.pass(60 * MINUTE)
  await server.emptyMailbox()
})
afterAll(() => server.close())

const { ask, mails, linkTo, tokenFor, setPassword, login } = recoveryCalls(() => server)

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
