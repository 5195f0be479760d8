import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import type { SignedInPerson } from 'shared/published/person'
import { nextYear } from 'shared/testing/nextYear'
import { isSpanish } from 'shared/testing/spanish'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { type BadRequest, badRequests, junk, numbers, strings } from './testing/badRequests'

/**
 * Hostile requests to every route: never a 5xx, and every refusal has a message in Spanish without internals. The
 * routes come from the server's own list, so a new one is covered from its first day.
 */
let server: TestServer
let ana: SignedInPerson
let routes: { method: string; url: string }[]

beforeAll(async () => {
  server = await testServer()
  ana = await server.signIn()
  // HEAD is GET without its body; `*` serves the documentation's files.
  routes = server.routes.filter(({ method, url }) => method !== 'HEAD' && !url.includes('*'))
})
afterAll(() => server.close())

const INSIDES =
  /\bat .+:\d+|node_modules|select |insert |update |"auth"|\bauth\.|drizzle|postgres|pglite|ECONN|undefined|\[object/i

async function send(bad: BadRequest, { method, url }: { method: string; url: string }) {
  let place = 0
  const path = url.replace(/:\w+/g, () => {
    const segment = bad.segments[place++] ?? ''
    return segment === 'own' ? String(ana.id) : segment
  })
  const withBody = method !== 'GET'
  return server.app.inject({
    method: method as 'GET',
    url: path + bad.query,
    headers: {
      ...bad.headers,
      ...(bad.token && { authorization: bad.token === 'own' ? `Bearer ${ana.token}` : bad.token }),
      ...(withBody && { 'content-type': bad.contentType }),
    },
    ...(withBody && { payload: bad.payload }),
  })
}

function expectSpanish(message: unknown): void {
  // The text is compared, so that a failure shows it.
  expect(isSpanish(String(message)) || message).toBe(true)
}

function expectRefusal(answer: Awaited<ReturnType<typeof send>>): void {
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const text = answer.payload
  const body = JSON.parse(text)
  expect(Object.keys(body).filter(key => key !== 'message' && key !== 'errors')).toEqual([])
  expectSpanish(body.message)
  for (const message of Object.values(body.errors ?? {})) expectSpanish(message)
  expect(text).not.toMatch(INSIDES)
}

test('the list of routes is the whole server', () => {
  expect(routes.map(({ method, url }) => `${method} ${url}`)).toEqual(
    expect.arrayContaining([
      'POST /api/auth/login',
      'POST /api/auth/me',
      'GET /api/courses',
      'GET /api/recipes',
      'GET /api/files/:name',
      'PUT /api/patients/:id/meal-plans/:planId',
    ]),
  )
})

test('no request breaks any route', async () => {
  const seen = new Set<number>()
  await fc.assert(
    fc.asyncProperty(badRequests, async bad => {
      const { method, url } = routes[bad.route % routes.length] ?? { method: 'GET', url: '/' }
      // These would succeed in signing out or ending the account, and leave the rest of the run without a token.
      const deleting = ['/api/auth/me', '/api/auth/sessions', '/api/auth/sessions/:id']
      const ends = url === '/api/auth/logout' || (method === 'DELETE' && deleting.includes(url))
      if (ends && bad.token === 'own') return
      const answer = await send(bad, { method, url })
      seen.add(answer.statusCode)
      expect(answer.statusCode).toBeLessThan(500)
      if (answer.statusCode >= 400) expectRefusal(answer)
    }),
    { numRuns: 1500 },
  )
  // Some requests were accepted: the run got past authentication.
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 401, 404, 415]))
})

test('no nearly valid meal plan breaks saving', async () => {
  const ids = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 120 }), numbers, junk)
  const days = fc.oneof(fc.constantFrom(nextYear('11-21'), '0001-01-01', '9999-12-31', '0000-01-01'), strings)
  const plans = fc.record({
    day: days,
    breakfast: ids,
    meal: ids,
    dinner: ids,
    snack_morning: ids,
    snack_afternoon: ids,
  })
  await fc.assert(
    fc.asyncProperty(plans, async plan => {
      const { status, body } = await server.call(`POST patients/${ana.id}/meal-plans`, {
        token: ana.token,
        body: plan,
      })
      expect([201, 400, 403]).toContain(status)
      if (status !== 201) expectSpanish(body.message)
    }),
    { numRuns: 400 },
  )
})

test('the last day of four digits, and the first, break no call that takes a day', async () => {
  const staff = (await server.signInStaff()).token
  const { id, token } = ana
  const slots = {
    breakfast: null,
    meal: null,
    dinner: null,
    snack_morning: null,
    snack_afternoon: null,
  }
  for (const [day, expected] of [
    ['9999-12-31', [400]],
    ['0001-01-01', [200, 201, 400, 404]],
  ] as const) {
    const [year = '', month = '', date = ''] = day.split('-')
    const at = { init: `${day}T23:00:00Z`, end: `${day}T23:20:00Z`, tz: 'America/Monterrey' }
    const booking = { ...at, specialist: 'mariana.rios@mydiet.mx', isOnline: true }
    const calls: [string, string, object?][] = [
      ['POST appointments/findBySpecialist/1', token, { date: `${month}-${date}-${year}` }],
      [`GET specialists/1/free-slots?month=${year}-${month}&minutes=20`, token],
      ['POST appointments', token, booking],
      ['POST appointments/hold', token, booking],
      [`GET staff/specialists/1/days/${day}`, staff],
      [`PUT staff/specialists/1/days-off/${day}`, staff],
      [`DELETE staff/specialists/1/days-off/${day}`, staff],
      [`POST patients/${id}/meal-plans`, token, { day, ...slots }],
      ['POST recipes/1/comments', token, { score: 5, day, slot: 'meal' }],
      [`DELETE recipes/1/comments/consumed/${day}/meal`, token],
      ['PUT shopping-list', token, { from: day, to: day, portions: 1 }],
    ]
    for (const [name, as, body] of calls) {
      const { status, body: answer } = await server.call(name, { token: as, ...(body && { body }) })
      if (!expected.some(one => one === status)) throw new Error(`${name} of ${day}: ${status}`)
      if (status >= 400) expectSpanish(answer.message)
    }
  }
})

test('no nearly valid address or password breaks sign-in', async () => {
  const emails = fc.oneof(
    strings.map(text => `${text.slice(0, 60).replaceAll('@', '')}@mydiet.mx`),
    strings,
  )
  const passwords = fc.oneof(
    strings.map(text => `Aa#45678${text.slice(0, 60)}`),
    fc.constant('Demo#2026'),
  )
  await fc.assert(
    fc.asyncProperty(emails, passwords, fc.ipV4(), async (email, password, from) => {
      const { status, body } = await server.call('POST auth/login', { body: { email, password }, from })
      expect([200, 400, 401, 429]).toContain(status)
      if (status !== 200) expectSpanish(body.message)
    }),
    { numRuns: 120 },
  )
})

test('no nearly valid form breaks registration', async () => {
  const well = {
    firstName: 'Ana',
    lastName: 'Treviño',
    email: 'otra@mydiet.mx',
    password: 'Demo#2026',
    phone: '8112345678',
    ocupation: 'Arquitecta',
    civilState: 'N/D',
    organizationId: '1',
    birthdate: '1991-04-12',
    gender: 'female',
    picture: '',
    privacyNotice: '2026-11-27',
  }
  const fields = fc.constantFrom(...Object.keys(well))
  const values = fc.oneof(strings, numbers, junk)
  await fc.assert(
    fc.asyncProperty(fields, values, fc.ipV4(), fc.nat(), async (field, value, from, n) => {
      const body = { ...well, email: `persona${n}@mydiet.mx`, [field]: value }
      const { status, body: answer } = await server.call('POST auth/register', { body, from })
      expect([200, 400, 409, 413]).toContain(status)
      if (status === 200) expect(answer).not.toHaveProperty('token')
      else expectSpanish(answer.message)
    }),
    { numRuns: 200 },
  )
})

describe('a malformed request', () => {
  const sendTo = (url: string, payload: string | Buffer, type = 'application/json') =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': type, authorization: `Bearer ${ana.token}` },
    })
  const LOGIN = '/api/auth/login'

  test('a compressed body, which could expand without limit', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: LOGIN,
      payload: gzipSync('{"email":"ana@mydiet.mx","password":"Demo#2026"}'),
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    })
    expect(answer.statusCode).toBe(415)
    expectRefusal(answer)
  })

  test.each([
    ['malformed JSON', '{"email":', 400, 'no es JSON válido'],
    ['a body nested 20,000 deep', '['.repeat(20_000) + ']'.repeat(20_000), 400, 'profundidad'],
    ['NUL in a text', '{"email":"a\\u0000@b","password":"Demo#2026"}', 400, 'no se pueden guardar'],
    [
      'half a character in a text',
      '{"email":"\\ud800@b","password":"Demo#2026"}',
      400,
      'no se pueden guardar',
    ],
    [
      'bytes that are no UTF-8',
      Buffer.from('{"email":"a\xf1o@b","password":"Demo#2026"}', 'latin1'),
      400,
      'no se pueden guardar',
    ],
    ['a key that poisons prototypes', '{"__proto__":{"admin":true}}', 400, 'petición|JSON'],
    ['a list for an object', '[]', 400, 'petición|Revisa'],
    ['nothing at all', '', 400, 'petición|Revisa'],
    ['more values than anybody means', `{"x":[${'[],'.repeat(20_000)}1]}`, 400, 'demasiados'],
    ['two megabytes', JSON.stringify({ email: 'a'.repeat(2_000_000) }), 413, 'demasiado grande'],
  ])('%s', async (_, payload, status, said) => {
    const answer = await sendTo(LOGIN, payload)
    expect(answer.statusCode).toBe(status)
    expect(answer.json().message).toMatch(new RegExp(said))
    expectRefusal(answer)
  })

  test.each(['iso-8859-1', 'utf-16', '"latin1"', ''])('in the charset «%s»: 415', async charset => {
    const answer = await sendTo(LOGIN, '{}', `application/json; charset=${charset}`)
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toContain('UTF-8')
    expectRefusal(answer)
  })

  test.each(['utf-8', 'UTF8', '"utf-8"'])('in the charset «%s» it is read', async charset => {
    expect((await sendTo(LOGIN, '{}', `application/json; charset=${charset}`)).statusCode).toBe(400)
  })

  test('another media type: 415', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data; boundary=x']) {
      const answer = await sendTo(LOGIN, 'x', type)
      expect(answer.statusCode).toBe(415)
      expectRefusal(answer)
    }
  })

  test.each(['/api/nada', '/api', '/api/', '/api/recipes/1/nada', '/api/..%2fauth', '/api/AUTH/LOGIN'])(
    '%s: 404',
    async url => {
      const answer = await server.app.inject({ url })
      expect(answer.statusCode).toBe(404)
      expectRefusal(answer)
    },
  )

  test('a URL that is malformed or far too long', async () => {
    for (const url of [
      '/api/patients/%/meal-plans',
      '/api/%ff',
      `/api/patients/${'1'.repeat(5000)}/meal-plans`,
    ]) {
      const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${ana.token}` } })
      expect([400, 404, 414]).toContain(answer.statusCode)
      expectRefusal(answer)
    }
  })
})
