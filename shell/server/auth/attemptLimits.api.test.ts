import { reserve } from 'shared/server/throttle/throttle'
import { ANA, type Answer, NUEVO, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
import { networkLimit } from './attemptLimits'

const MINUTE = 60_000

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
// Every test begins with no attempts counted.
beforeEach(() => server.pass(15 * MINUTE))
afterAll(() => server.close())

const guess = (email: string, from?: string, headers?: Record<string, string>) =>
  server.call('POST auth/login', { body: { email, password: 'Equivocada#1' }, from, headers })

const enter = () => server.call('POST auth/login', { body: { email: ANA, password: PASSWORD } })

const times = <T>(n: number, work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => work(i)))

const count = (answers: Answer[], status: number) => answers.filter(answer => answer.status === status).length

test.each([ANA, 'nadie@mydiet.mx'])('of 30 guesses at once for %s exactly 10 are checked', async email => {
  const answers = await times(30, i =>
    guess(email, `10.0.0.${i}`, { 'x-forwarded-for': `1.2.3.${i}`, 'x-real-ip': `${i}.1.1.1` }),
  )
  expect(count(answers, 401)).toBe(10)
  expect(count(answers, 429)).toBe(20)
  const refused = answers.find(answer => answer.status === 429)
  expect(refused?.body.message).toMatch(/demasiadas veces/)
  const wait = Number(refused?.headers['retry-after'])
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
})

test('once the limit is reached, not even the right password is checked', async () => {
  await times(10, () => guess(ANA))
  expect((await enter()).status).toBe(429)
  server.pass(15 * MINUTE)
  expect((await enter()).status).toBe(200)
})

test('an address is one account, however it is typed', async () => {
  await times(10, i => guess(i % 2 ? ANA.toUpperCase() : ` ${ANA} `))
  expect((await guess(ANA)).status).toBe(429)
})

test('the fifteen minutes slide: each guess expires on its own', async () => {
  await times(5, () => guess(ANA))
  server.pass(10 * MINUTE)
  await times(5, () => guess(ANA))
  expect((await guess(ANA)).status).toBe(429)
  server.pass(5 * MINUTE)
  const answers = await times(10, () => guess(ANA))
  expect([count(answers, 401), count(answers, 429)]).toEqual([5, 5])
})

test('a right password does not count as a guess', async () => {
  await times(9, () => guess(ANA))
  for (let i = 0; i < 3; i++) expect((await enter()).status).toBe(200)
  expect((await guess(ANA)).status).toBe(401)
  expect((await guess(ANA)).status).toBe(429)
})

test('a sign-in that the form’s rules refuse does not count as a guess', async () => {
  await times(20, () => server.call('POST auth/login', { body: { email: ANA, password: 'corta' } }))
  expect((await enter()).status).toBe(200)
})

test('many people sign in from one network; the 301st guess from it is refused, whatever its headers say', async () => {
  const from = '203.0.113.7'
  const { context } = server
  for (let i = 0; i < 290; i++) await reserve(context.database, networkLimit(from, 'sign-in'), context.now())
  const answers = await times(15, i => guess(`persona${i}@mydiet.mx`, from))
  expect([count(answers, 401), count(answers, 429)]).toEqual([10, 5])
  expect((await guess('otra@mydiet.mx', from, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(429)
  expect((await guess('otra@mydiet.mx', '203.0.113.8')).status).toBe(401)
})

describe('a device where the person has signed in', () => {
  const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? ''
  const marked = async (email = ANA) =>
    cookieOf(await server.call('POST auth/login', { body: { email, password: PASSWORD } }))
  const enterFrom = (cookie: string, password = PASSWORD) =>
    server.call('POST auth/login', { body: { email: ANA, password }, headers: { cookie } })

  test('has a mark that no script reads and no other site’s page sends, and that lasts', async () => {
    const answer = await enter()
    const attributes = String(answer.headers['set-cookie']).split('; ')
    expect(attributes[0]).toMatch(/^dispositivo-\d+=[\w-]{43}$/)
    expect(attributes).toEqual(
      expect.arrayContaining(['HttpOnly', 'SameSite=Strict', 'Path=/api/auth', `Max-Age=${400 * 24 * 3600}`]),
    )
    // A later sign-in keeps the mark, so that a lost answer loses none.
    expect(cookieOf(await enterFrom(cookieOf(answer)))).toBe(cookieOf(answer))
  })

  test('lets the right password in, whatever others try from anywhere, again and again', async () => {
    const cookie = await marked()
    for (let i = 0; i < 3; i++) {
      await times(15, n => guess(ANA, `10.0.${i}.${n}`))
      expect((await enter()).status).toBe(429)
      expect((await enterFrom(cookie)).status).toBe(200)
      server.pass(15 * MINUTE)
    }
  })

  test('lets it in from a network whose limit others have used up', async () => {
    const cookie = await marked()
    const from = '203.0.113.40'
    const { context } = server
    for (let i = 0; i < 300; i++)
      await reserve(context.database, networkLimit(from, 'sign-in'), context.now())
    expect((await guess('otra@mydiet.mx', from)).status).toBe(429)
    const body = { email: ANA, password: PASSWORD }
    expect((await server.call('POST auth/login', { body, headers: { cookie }, from })).status).toBe(200)
  })

  test('has ten wrong tries of its own, which shut nobody else out', async () => {
    const [lost, phone] = [await marked(), await marked()]
    const answers = await times(30, () => enterFrom(lost, 'Equivocada#1'))
    expect([count(answers, 401), count(answers, 429)]).toEqual([10, 20])
    expect((await enterFrom(lost)).status).toBe(429)
    expect((await enterFrom(phone)).status).toBe(200)
    expect((await enter()).status).toBe(200)
  })

  test('is unknown with an invented mark, with another person’s, and with one renamed', async () => {
    const own = await marked()
    const theirs = await marked(NUEVO)
    await times(10, () => guess(ANA))
    const renamed = `${own.split('=')[0]}=${theirs.split('=')[1]}`
    for (const cookie of [`${own.split('=')[0]}=${'x'.repeat(43)}`, theirs, renamed, '', '=;;%%%']) {
      expect((await enterFrom(cookie)).status).toBe(429)
    }
    expect((await enterFrom(`${theirs}; ${own}`)).status).toBe(200)
  })

  test('is unknown after 400 days', async () => {
    const cookie = await marked()
    server.pass(400 * 24 * 60 * MINUTE)
    await times(10, () => guess(ANA))
    expect((await enterFrom(cookie)).status).toBe(429)
  })

  test('keeps twenty marks of a person', async () => {
    const first = await marked()
    for (let i = 0; i < 20; i++) {
      server.pass(1000)
      await marked()
    }
    await times(10, () => guess(ANA))
    expect((await enterFrom(first)).status).toBe(429)
  })
})
