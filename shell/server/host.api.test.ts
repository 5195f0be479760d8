import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { Writable } from 'node:stream'
import { ANA, PASSWORD, type TestServer, testServer } from 'shared/testing/testServer'

const lines: string[] = []
const logs = new Writable({
  write(chunk, _encoding, done) {
    lines.push(...String(chunk).trim().split('\n'))
    done()
  },
})

let server: TestServer
beforeAll(async () => {
  server = await testServer({ logs, environment: { LOG_LEVEL: 'info', TRUST_PROXY: 'yes' } })
})
afterAll(() => server.close())

describe('security headers', () => {
  test.each(['GET health/live', 'GET nada', 'POST auth/me', 'GET openapi.json'])('on %s', async name => {
    const { headers } = await server.call(name)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
  })

  test('an answer of the API has no page policies, so its headers stay short', async () => {
    const { headers } = await server.call('GET health/live')
    const bytes = Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('').length
    expect(headers).not.toHaveProperty('permissions-policy')
    expect(bytes).toBeLessThan(600)
  })

  test('only an https request gets strict-transport-security', async () => {
    const plain = await server.call('GET health/live')
    const secure = await server.call('GET health/live', { headers: { 'x-forwarded-proto': 'https' } })
    expect(plain.headers).not.toHaveProperty('strict-transport-security')
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=\d+/)
  })

  test('an unknown host enters no policy of a page', async () => {
    const policyOn = async (host: string) =>
      (await server.app.inject({ url: '/nada', headers: { host } })).headers['content-security-policy']
    expect(await policyOn('192.168.1.7:3000')).toContain('http://192.168.1.7:')
    expect(await policyOn('evil.example')).not.toContain('evil.example')
  })

  test('headers of an untrusted proxy are ignored', async () => {
    const wary = await testServer()
    const { headers } = await wary.call('GET health/live', { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers).not.toHaveProperty('strict-transport-security')
    await wary.close()
  })
})

describe('health', () => {
  test.each(['GET health/live', 'GET health/ready'])('%s', async name => {
    expect(await server.call(name)).toMatchObject({ status: 200, body: { status: 'ok' } })
  })
})

describe('files', () => {
  test.each([
    'nada.webp',
    `${'0'.repeat(32)}.webp`,
    `${'0'.repeat(32)}.exe`,
    '..%2f..%2fserver.lock',
    '..%2fdatabase%2fPG_VERSION',
    '%2fetc%2fpasswd',
    'server.lock',
  ])('%s is not there', async name => {
    expect(await server.call(`GET files/${name}`)).toMatchObject({
      status: 404,
      body: { message: 'No encontramos lo que buscas.' },
    })
  })
})

describe('answers', () => {
  test('long ones are compressed, short ones are not', async () => {
    const headers = { 'accept-encoding': 'br, gzip' }
    const long = await server.call('GET openapi.json', { headers })
    const short = await server.call('GET health/live', { headers })
    expect(long.headers['content-encoding']).toBe('br')
    expect(short.headers).not.toHaveProperty('content-encoding')
  })

  test('have the id of their request, the gateway’s if it sent one', async () => {
    const own = await server.call('GET health/live')
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const given = await server.call('GET health/live', { headers: { 'x-request-id': '3f2504e0-4f89-41d3' } })
    expect(given.headers['x-request-id']).toBe('3f2504e0-4f89-41d3')
    const forged = await server.call('GET health/live', { headers: { 'x-request-id': 'a b"}' } })
    expect(forged.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

test('the log has route, status and request id, and no personal data', async () => {
  lines.length = 0
  const { token, id } = await server.signIn()
  await server.call(`POST patients/${id}/meal-plans?secreto=abc`, { token, body: { day: '31/12/2026' } })
  const wrong = { email: ANA, password: 'Equivocada#1' }
  await server.call('POST auth/login', { body: wrong, headers: { 'x-release': 'mf-diet@0123456789abcdef' } })
  await server.call('GET health/live', { headers: { 'x-release': 'el-secreto@0123456789abcdef' } })
  const entries = lines.map(line => JSON.parse(line))
  expect(entries).toHaveLength(4)
  const released = entries.filter(({ release }) => release)
  expect(released).toMatchObject([
    { route: '/api/auth/login', status: 401, release: 'mf-diet@0123456789abcdef' },
  ])
  // A line is written after its answer was sent, so the order may differ.
  expect(entries.find(({ route }) => route === '/api/patients/:id/meal-plans')).toEqual({
    level: 30,
    time: expect.any(Number),
    requestId: expect.any(String),
    method: 'POST',
    route: '/api/patients/:id/meal-plans',
    status: 400,
    ms: expect.any(Number),
    msg: 'answered',
  })
  const log = lines.join('\n')
  for (const secret of [token, ANA, PASSWORD, 'Equivocada', '31/12/2026', 'secreto', 'authorization']) {
    expect(log).not.toContain(secret)
  }
})

test('a client that goes away in the middle of its body is no error line', async () => {
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.app.server.address() as AddressInfo
  const arrived = once(server.app.server, 'request')
  lines.length = 0
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'POST /api/auth/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n' +
      'content-length: 1000\r\n\r\n{"email":',
  )
  await arrived
  socket.destroy()
  while (lines.length === 0) await new Promise(resolve => setImmediate(resolve))
  const entries = lines.map(line => JSON.parse(line))
  expect(entries.filter(({ level }) => level > 30)).toEqual([])
  expect(entries).toContainEqual(expect.objectContaining({ level: 30, msg: 'the client went away' }))
})
