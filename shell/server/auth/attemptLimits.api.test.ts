import { reserve } from 'shared/server/throttle/throttle'
import { ANA, type Answer, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'
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
