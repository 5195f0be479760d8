import { EventEmitter, once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { appCode } from 'shared/testing/appCode'
import { PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { addStaff, enrolAnew } from '../../staff/manageStaff'
import { auditLog, secondFactors } from '../schema'
import { confirmSession } from '../sessionStore'
import { stepOf } from './appCode'
import { finishEnrolment } from './secondFactorStore'

const WRONG = 'El código no es correcto o ya se usó. Espera el siguiente y escríbelo.'

let server: TestServer
let people = 0
beforeAll(async () => {
  server = await testServer({ environment: { PUBLIC_ORIGIN: 'https://app.ejemplo.mx' } })
})
// Every test begins with no attempts counted.
beforeEach(() => server.pass(60 * MS_PER_MINUTE))
afterAll(() => server.close())

/** A member who has a password and nothing else yet. */
async function newMember() {
  const email = `miembro${++people}@mydiet.mx`
  const link = await addStaff(server.context, { email, duties: ['labs'] })
  await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
  return { email, ...(await server.signIn(email)) }
}

/** A member whose app is set up. */
async function enrolled() {
  const member = await newMember()
  const { token } = member
  const { key } = (await server.call('POST auth/second-factor/enrolment', { token })).body
  const set = await server.call('PUT auth/second-factor', { token, body: { code: codeOf(key) } })
  expect(set.status).toBe(200)
  return { ...member, key: key as string, recoveryCodes: set.body.recoveryCodes as string[] }
}

const codeOf = (key: string) => appCode(key, server.context.now())
const confirm = (token: string, code: string) =>
  server.call('POST auth/second-factor', { token, body: { code } })
const labs = async (token: string) => (await server.call('GET staff/labs', { token })).status
const me = async (token: string) => (await server.call('POST auth/me', { token })).body
const actsOf = async (email: string) =>
  (
    await server.context.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.staff, email))
      .orderBy(auditLog.id)
  ).map(({ act }) => act)

describe('a member’s first sign-in', () => {
  test('opens nothing but the setting up of a second factor, and the log has the refusal', async () => {
    const { token, email, secondFactor, id } = await newMember()
    expect(secondFactor).toBe('ENROL')
    expect((await me(token)).secondFactor).toBe('ENROL')
    const message = 'Antes confirma que eres tú con tu segundo factor.'
    const refused = { status: 403, body: { message, errors: { secondFactor: message } } }
    expect(await server.call('GET staff/labs', { token })).toMatchObject(refused)
    expect(await server.call(`GET patients/${id}`, { token })).toMatchObject(refused)
    const change = { password: PASSWORD, newPassword: 'Otra#2026' }
    expect(await server.call('POST auth/password', { token, body: change })).toMatchObject(refused)
    expect(await server.call('GET auth/me/data', { token })).toMatchObject(refused)
    expect(await actsOf(email)).toEqual(['refused without a second factor: GET /api/staff/labs'])
    expect((await server.call('POST auth/logout', { token })).status).toBe(200)
  })

  test('sets it up: the same key until its code was right, then ten codes, once', async () => {
    const { token, email } = await newMember()
    const start = () => server.call('POST auth/second-factor/enrolment', { token })
    const { body } = await start()
    expect(body.key).toMatch(/^[A-Z2-7]{32}$/)
    expect(new URL(body.link)).toMatchObject({ protocol: 'otpauth:' })
    expect(body.link).toContain(`secret=${body.key}`)
    expect((await start()).body).toEqual(body)
    const set = (code: string) => server.call('PUT auth/second-factor', { token, body: { code } })
    expect(await set('12')).toMatchObject({ status: 400, body: { errors: { code: expect.any(String) } } })
    const other = codeOf(body.key) === '000000' ? '111111' : '000000'
    expect(await set(other)).toMatchObject({ status: 403, body: { errors: { code: WRONG } } })
    expect(await labs(token)).toBe(403)
    const [first, second] = await Promise.all([set(codeOf(body.key)), set(codeOf(body.key))])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(new Set(first.body.recoveryCodes).size).toBe(10)
    expect(second.body).toEqual(first.body)
    expect((await start()).status).toBe(409)
    expect(await me(token)).not.toHaveProperty('secondFactor')
    expect(await labs(token)).toBe(200)
    expect(await actsOf(email)).toContain('refused: wrong second factor')
  })

  test('is set up once by two calls, however they meet', async () => {
    const { token, id, email } = await newMember()
    const { database, now } = server.context
    const { key } = (await server.call('POST auth/second-factor/enrolment', { token })).body
    const [code, at] = [codeOf(key), now()]
    const step = stepOf({ key, email }, code, at) as number
    // The first call, in its own steps: the second one arrives in the middle.
    const turn = new EventEmitter()
    const [isHeld, mayGoOn] = [once(turn, 'held'), once(turn, 'on')]
    const first = database.transaction(async one => {
      await one.execute(sql`lock table auth.second_factors in access exclusive mode`)
      turn.emit('held')
      await mayGoOn
      await finishEnrolment(one, id, { at, step, recoveryHashes: [] })
      await confirmSession(one, token, at)
    })
    await isHeld
    const second = server.call('PUT auth/second-factor', { token, body: { code } })
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    const soon = { timeout: 10_000 }
    await vi.waitFor(async () => expect((await database.execute(waiting)).rows).toHaveLength(1), soon)
    turn.emit('on')
    await first
    expect(await second).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } })
  })

  test('is repeated by the session whose answer was lost, with the same recovery codes, for ten minutes', async () => {
    const { token, key, email, recoveryCodes } = await enrolled()
    const again = (session = token) =>
      server.call('PUT auth/second-factor', { token: session, body: { code: codeOf(key) } })
    expect(await again()).toMatchObject({ status: 200, body: { recoveryCodes } })
    const other = await server.signIn(email)
    expect((await again(other.token)).status).toBe(409)
    expect((await confirm(other.token, recoveryCodes[0] ?? '')).status).toBe(200)
    server.pass(MS_PER_MINUTE)
    expect(await again()).toMatchObject({ status: 200, body: { recoveryCodes } })
    expect((await server.call('PUT auth/second-factor', { token, body: { code: '12' } })).status).toBe(400)
    server.pass(10 * MS_PER_MINUTE)
    expect((await again()).status).toBe(409)
    const third = await server.signIn(email)
    expect((await confirm(third.token, recoveryCodes[0] ?? '')).status).toBe(403)
  })

  test('stores the key encrypted for its member, and no recovery code', async () => {
    const { id, key, recoveryCodes } = await enrolled()
    const [row] = await server.context.database
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, id))
    const stored = JSON.stringify(row)
    for (const secret of [key, ...recoveryCodes]) expect(stored).not.toContain(secret)
  })

  test('is for the staff alone', async () => {
    const { token, ...ana } = await server.signIn()
    expect(ana).not.toHaveProperty('secondFactor')
    for (const name of [
      'POST auth/second-factor/enrolment',
      'PUT auth/second-factor',
      'POST auth/second-factor',
    ])
      expect((await server.call(name, { token, body: { code: '123456' } })).status).toBe(403)
  })

  test('waits for an operator once its seven days are over', async () => {
    const { email } = await newMember()
    server.pass(8 * 24 * 60 * MS_PER_MINUTE)
    const { token, secondFactor } = await server.signIn(email)
    expect(secondFactor).toBe('CLOSED')
    expect((await server.call('POST auth/second-factor/enrolment', { token })).status).toBe(403)
  })
})

describe('a later sign-in', () => {
  test('is let in by the app’s code, which is right once', async () => {
    const { email, key } = await enrolled()
    server.pass(MS_PER_MINUTE)
    const [one, two] = [await server.signIn(email), await server.signIn(email)]
    expect(one.secondFactor).toBe('ASK')
    expect(await labs(one.token)).toBe(403)
    const code = codeOf(key)
    const answers = await Promise.all([confirm(one.token, code), confirm(two.token, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403])
    const right = answers[0]?.status === 200 ? one : two
    expect(answers.find(({ status }) => status === 200)?.body).not.toHaveProperty('secondFactor')
    expect(await labs(right.token)).toBe(200)
    expect(await labs(right === one ? two.token : one.token)).toBe(403)
  })

  test('takes the code of the half minute before, and none of an earlier one', async () => {
    const { email, key } = await enrolled()
    server.pass(MS_PER_MINUTE * 5)
    const { token } = await server.signIn(email)
    const before = (ms: number) => appCode(key, new Date(server.context.now().getTime() - ms))
    expect((await confirm(token, before(90_000))).status).toBe(403)
    expect((await confirm(token, before(30_000))).status).toBe(200)
  })

  test('takes a recovery code as it is typed back, once', async () => {
    const { email, recoveryCodes } = await enrolled()
    const [code = ''] = recoveryCodes
    const { token } = await server.signIn(email)
    expect((await confirm(token, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200)
    const again = await server.signIn(email)
    expect(await confirm(again.token, code)).toMatchObject({ status: 403, body: { errors: { code: WRONG } } })
  })

  test('is refused after ten wrong codes, in every session', async () => {
    const { email, key, recoveryCodes } = await enrolled()
    server.pass(MS_PER_MINUTE)
    const { token } = await server.signIn(email)
    const wrong = ['000000', '111111', '222222'].find(code => code !== codeOf(key)) ?? ''
    for (let tries = 0; tries < 10; tries++) expect((await confirm(token, wrong)).status).toBe(403)
    const other = await server.signIn(email)
    const refused = await confirm(other.token, recoveryCodes[0] ?? '')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBeDefined()
  })
})

test('a lab is opened again after half an hour only with another code; the rest goes on', async () => {
  const { token, email, key } = await enrolled()
  const open = () => server.call('GET staff/labs/999999/file', { token })
  expect((await open()).status).toBe(404)
  server.pass(30 * MS_PER_MINUTE)
  const message = 'Para abrir esto confirma otra vez que eres tú con tu segundo factor.'
  expect(await open()).toMatchObject({ status: 403, body: { message, errors: { secondFactor: message } } })
  expect(await labs(token)).toBe(200)
  expect(await actsOf(email)).toContain(
    'refused without a recent second factor: GET /api/staff/labs/:id/file',
  )
  expect((await confirm(token, codeOf(key))).status).toBe(200)
  expect((await open()).status).toBe(404)
})

test('with another SECRETS_KEY codes of apps are answered with 503 in words, and the log names the setting', async () => {
  const { email, key, recoveryCodes } = await enrolled()
  const { token } = await newMember()
  await server.call('POST auth/second-factor/enrolment', { token })
  const logged: string[] = []
  const other = await testServer({
    home: server.home,
    environment: { SECRETS_KEY: 'Zm9yIHRlc3RzIG9ubHksIDMyIGJ5dGVzIGxvbmcgISE=', LOG_LEVEL: 'error' },
    logs: { write: line => void logged.push(line) },
  })
  server.pass(MS_PER_MINUTE)
  const member = await server.signIn(email)
  const refused = {
    status: 503,
    headers: { 'retry-after': expect.anything() },
    body: { message: expect.stringMatching(/^Por ahora no podemos comprobar códigos de app\./) },
  }
  const give = (code: string) =>
    other.call('POST auth/second-factor', { token: member.token, body: { code } })
  expect(await give(codeOf(key))).toMatchObject(refused)
  expect(logged.join()).toContain('SECRETS_KEY')
  expect((await give(recoveryCodes[0] ?? '')).status).toBe(200)
  expect(await other.call('POST auth/second-factor/enrolment', { token })).toMatchObject(refused)
  const first = { token, body: { code: '123456' } }
  expect(await other.call('PUT auth/second-factor', first)).toMatchObject(refused)
  await other.close()
})

describe('what ends a second factor', () => {
  test('a reset by mail, after which only an operator lets the member set up another', async () => {
    const { email, recoveryCodes } = await enrolled()
    await server.call('POST auth/reset-password-request', { body: { email } })
    const [mail] = await server.mails({ to: email, subject: 'Crea una nueva contraseña para My Diet' })
    const link = /u=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    await server.call(`POST auth/${link}/set-password`, { body: { password: PASSWORD } })
    const member = await server.signIn(email)
    expect(member.secondFactor).toBe('CLOSED')
    expect((await confirm(member.token, recoveryCodes[0] ?? '')).status).toBe(409)
    const refused = await server.call('POST auth/second-factor/enrolment', { token: member.token })
    expect(refused).toMatchObject({ status: 403, body: { message: expect.stringContaining('administra') } })
  })

  test('an operator, with the sessions', async () => {
    const { email, token } = await enrolled()
    await enrolAnew(server.context, email.toUpperCase())
    expect((await server.call('POST auth/me', { token })).status).toBe(401)
    const again = await server.signIn(email)
    expect(again.secondFactor).toBe('ENROL')
    expect((await server.call('POST auth/second-factor/enrolment', { token: again.token })).status).toBe(200)
  })
})
