import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { serverMessages } from 'shared/server/http/messages'
import { PASSWORD } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { auditLog } from '../auth/schema'
import { serveRemote } from '../remotes/serveRemote'
import { GUEST, guestHouse, inJson } from '../testing/guestHouse'
import { guestsOn } from './guestsOn'

let house: Awaited<ReturnType<typeof guestHouse>>
let ana: { id: number; token: string }
let token: string
beforeAll(async () => {
  house = await guestHouse()
  ana = await house.server.signIn()
  ;({ token } = ana)
  await house.server.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => house.close())
beforeEach(async () => {
  house.rest()
  // Failures of one test do not count in the next.
  house.server.pass(60_000)
  await house.server.call('GET agua/days/x', { token })
  house.guest.heard.length = 0
})

const call = (name: string, sent = {}) => house.server.call(name, { token, ...sent })

const statementOf = async ({ headers }: { headers: { authorization?: string } }, audience = GUEST) => {
  const { body } = await house.server.call('GET guests/jwks.json')
  const sent = headers.authorization?.replace('Bearer ', '') ?? ''
  return (await jwtVerify(sent, createLocalJWKSet(body), { issuer: 'my-diet', audience })).payload
}

test('a guest hears who calls in a signed statement for it alone, and nothing of the session', async () => {
  house.guest.answer = inJson({ glasses: 3 })
  const headers = {
    cookie: 'device=secret',
    'x-forwarded-for': '10.1.1.1',
    'proxy-authorization': 'Basic x',
    te: 'trailers',
    'x-release': `${GUEST}@0123456789abcdef`,
  }
  const answer = await call('GET agua/days/2026-11-26?kind=a%20b', { headers })
  expect(answer).toMatchObject({ status: 200, body: { glasses: 3 } })
  const [heard] = house.guest.heard
  expect(heard).toMatchObject({ method: 'GET', url: '/agua/days/2026-11-26?kind=a%20b' })
  expect(Object.keys(heard?.headers ?? {}).sort()).toEqual([
    'accept',
    'authorization',
    'connection',
    'host',
    'x-release',
    'x-request-id',
  ])
  expect(JSON.stringify(heard)).not.toContain(token)
  const { iat = 0, exp = 0, ...statement } = await statementOf(heard as never)
  expect(statement).toEqual({
    iss: 'my-diet',
    aud: GUEST,
    sub: String(ana.id),
    call: 'GET agua/days/{day}',
    request: answer.headers['x-request-id'],
  })
  expect(exp - iat).toBeLessThanOrEqual(60)
  await expect(statementOf(heard as never, 'mf-otro')).rejects.toThrow('aud')
})

test('a body is passed on as it is, within its limits', async () => {
  const glass = { at: '2026-11-26T12:00:00Z', ml: 250 }
  house.guest.answer = inJson({ id: 1 }, 201)
  expect(await call('POST agua/glasses', { body: glass })).toMatchObject({ status: 201, body: { id: 1 } })
  expect(JSON.parse(house.guest.heard[0]?.body ?? '')).toEqual(glass)
  expect(await call('POST agua/glasses', { body: { text: 'a'.repeat(100) } })).toMatchObject({
    status: 413,
    body: { message: serverMessages.tooLarge },
  })
  const headers = { 'content-type': 'text/plain' }
  expect((await call('POST agua/glasses', { body: 'hola', headers })).status).toBe(415)
  expect(house.guest.heard).toHaveLength(1)
})

test('a body that comes in parts is passed on whole', async () => {
  const { port } = house.server.app.server.address() as AddressInfo
  const sent = request({
    port,
    path: '/api/agua/glasses',
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  sent.write('{"ml":')
  sent.end('250}')
  const [answer] = await once(sent, 'response')
  expect(answer.statusCode).toBe(200)
  answer.resume()
  expect(house.guest.heard[0]?.body).toBe('{"ml":250}')
})

test('the house decides who may call, before the guest hears of it', async () => {
  const without = { token: undefined }
  expect((await call('GET agua/days/x', without)).status).toBe(401)
  expect((await call('GET agua/report')).status).toBe(403)
  for (const name of ['GET agua/nada', 'GET agua/days/..', 'POST agua/days/x', 'GET agua', 'GET rio/days/x'])
    expect([name, (await call(name)).status]).toEqual([name, 404])
  expect(house.guest.heard).toEqual([])

  expect((await call('GET agua/notice', without)).status).toBe(200)
  expect((await statementOf(house.guest.heard[0] as never)).sub).toBeUndefined()
})

test('a call of the staff tells the guest its duty, and stands in the audit log', async () => {
  house.guest.answer = response => response.writeHead(200, { 'content-type': 'text/csv' }).end('día,vasos')
  const member = await house.server.signInStaff()
  const answer = await call('GET agua/report', { token: member.token })
  expect(answer).toMatchObject({ status: 200, text: 'día,vasos' })
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(await statementOf(house.guest.heard[0] as never)).toMatchObject({ duty: 'operation' })
  const acts = await house.server.context.database.select().from(auditLog)
  expect(acts).toContainEqual(
    expect.objectContaining({ staff: 'equipo@mydiet.mx', act: `${GUEST} asked: GET agua/report` }),
  )
})

test('of an answer’s headers none reaches the browser that could act there', async () => {
  house.guest.answer = response =>
    response
      .writeHead(200, {
        'content-type': 'application/json',
        'set-cookie': 'session=stolen',
        'content-security-policy': 'default-src *',
        'cache-control': 'public, max-age=600',
        'access-control-allow-origin': '*',
        'x-releases': 'other',
        'strict-transport-security': 'max-age=0',
        'clear-site-data': '"*"',
        refresh: '0;url=http://other',
      })
      .end('{}')
  const { headers } = await call('GET agua/days/x')
  for (const name of ['set-cookie', 'access-control-allow-origin', 'clear-site-data', 'refresh'])
    expect(headers).not.toHaveProperty(name)
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  })
  expect(headers['x-releases']).not.toBe('other')
})

test('a refusal of a guest keeps its status, its words and its fields, and nothing else', async () => {
  house.guest.answer = response =>
    response
      .writeHead(429, { 'content-type': 'application/json', 'retry-after': '7' })
      .end(JSON.stringify({ message: 'Ya van muchos vasos.', errors: { ml: 'Menos.' }, stack: 'at x' }))
  expect(await call('GET agua/days/x')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '7' },
    text: JSON.stringify({ message: 'Ya van muchos vasos.', errors: { ml: 'Menos.' } }),
  })
})

const JSON_TYPE = { 'content-type': 'application/json' }

test.each<[string, number, Record<string, string>, string]>([
  ['a redirect', 302, { location: 'http://127.0.0.1:1/' }, ''],
  ['that the person is signed out', 401, JSON_TYPE, '{"message":"Entra"}'],
  ['an error of its own', 500, JSON_TYPE, '{"message":"at stack"}'],
  ['a page', 200, { 'content-type': 'text/html' }, '<script>1</script>'],
  ['no type', 200, {}, '{}'],
  ['another letter set', 200, { 'content-type': 'application/json; charset=latin1' }, '{}'],
  ['compressed bytes', 200, { ...JSON_TYPE, 'content-encoding': 'gzip' }, '{}'],
  ['more than it may', 200, { ...JSON_TYPE, 'content-length': '201' }, ' '.repeat(201)],
  ['a refusal without words', 404, JSON_TYPE, '{}'],
  ['a refusal that is no JSON', 404, { 'content-type': 'text/plain' }, 'at stack'],
])('a guest that answers %s is away: 503 in the house’s words', async (_what, status, headers, body) => {
  house.guest.answer = response => response.writeHead(status, headers).end(body)
  expect(await call('GET agua/days/x')).toMatchObject({
    status: 503,
    headers: { 'retry-after': '5' },
    body: { message: serverMessages.unavailable },
  })
  expect(house.guest.heard).toHaveLength(1)
})

test('a silent guest is given up, and one that closes the connection too', async () => {
  house.guest.answer = () => undefined
  expect(await call('GET agua/slow')).toMatchObject({
    status: 503,
    body: { message: serverMessages.unavailable },
  })
  house.guest.answer = response => response.destroy()
  expect((await call('GET agua/days/x')).status).toBe(503)
})

test.each<[string, Record<string, string>, string]>([
  ['half an answer', { ...JSON_TYPE, 'content-length': '100' }, '{"half":'],
  ['an answer in parts that ends early', JSON_TYPE, '{"half":'],
  ['more than it may, without saying so', JSON_TYPE, ' '.repeat(150)],
])('a guest that sends %s ends the connection', async (_what, headers, body) => {
  house.guest.answer = response => {
    response.writeHead(200, headers).write(body)
    setImmediate(() => (body.length > 100 ? response.end(body) : response.destroy()))
  }
  const { port } = house.server.app.server.address() as AddressInfo
  const answer = fetch(`http://127.0.0.1:${port}/api/agua/days/x`, {
    headers: { authorization: `Bearer ${token}` },
  }).then(found => found.text())
  await expect(answer).rejects.toThrow()
})

test('a guest that fails five times is left alone, harms no other call, and is asked again once it is well', async () => {
  house.guest.answer = inJson({ message: 'roto' }, 500)
  house.guest.health = inJson({}, 503)
  for (let i = 0; i < 5; i++) expect((await call('GET agua/days/x')).status).toBe(503)
  expect(house.guest.heard).toHaveLength(5)
  const refused = await call('GET agua/days/x')
  expect(refused).toMatchObject({ status: 503, body: { message: serverMessages.unavailable } })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(5)
  expect((await call('GET recipes')).status).toBe(200)
  house.server.pass(10_000)
  expect((await call('GET agua/days/x')).status).toBe(503)
  expect(house.guest.heard).toHaveLength(5)
  house.rest()
  house.server.pass(10_000)
  expect((await call('GET agua/days/x')).status).toBe(200)
})

test('one person has four calls under way at a guest, and the next is refused at once', async () => {
  const waiting: (() => void)[] = []
  house.guest.answer = (response, heard) => waiting.push(() => inJson({})(response, heard))
  const slow = Array.from({ length: 4 }, () => call('GET agua/days/x'))
  await vi.waitFor(() => expect(waiting).toHaveLength(4), { timeout: 4_000 })
  expect(await call('GET agua/days/x')).toMatchObject({ status: 503, headers: { 'retry-after': '1' } })
  for (const answer of waiting) answer()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  house.rest()
  expect((await call('GET agua/days/x')).status).toBe(200)
})

test('a person who has not accepted the notice in force reads, and writes nothing', async () => {
  const email = 'lucia@ejemplo.mx'
  const body = {
    firstName: 'Lucía',
    lastName: 'Cantú',
    email,
    password: PASSWORD,
    phone: '8187654321',
    birthdate: '1988-02-29',
    gender: 'female',
  }
  await house.server.call('POST auth/register', { body })
  const { token: other } = await house.server.signIn(email)
  expect((await call('GET agua/days/x', { token: other })).status).toBe(200)
  expect(await call('POST agua/glasses', { token: other, body: {} })).toMatchObject({
    status: 403,
    body: { errors: { privacyNotice: expect.any(String) } },
  })
  expect(house.guest.heard).toHaveLength(1)
})

test('a slice whose grant has ended is not asked, and nobody is served its address', async () => {
  const told: string[] = []
  const tell = (problem: string) => told.push(problem)
  const elsewhere = { [GUEST]: ['http://127.0.0.1:1'] }
  const ended = guestsOn({ shelf: house.shelf, grants: elsewhere, tell })()
  expect(ended.find('GET', 'agua/days/x')).toBeUndefined()
  expect(told).toEqual([expect.stringMatching(/mf-agua: the slice of release \w+ is not asked: .*address/)])
  const files = await serveRemote(GUEST, house.shelf)
  const statusOf = async (file: string) =>
    (await files.inject(`/releases/${GUEST}/${house.release}/${file}`)).statusCode
  expect([await statusOf('release.json'), await statusOf('slice.json')]).toEqual([200, 404])
  await files.close()
})
