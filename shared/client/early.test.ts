import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { sessionSubject } from '../session/writer'
import { callsOf } from './client'
import { askEarly, dropEarlyReads } from './early'

const contract = defineContract({
  'GET notes': {
    summary: 'All',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Type.String()) },
  },
  'GET pages': {
    summary: 'One page of them',
    access: 'person',
    query: Type.Object({ page: Type.Integer(), limit: Type.Integer() }),
    answer: { status: 200, size: 'list', body: Type.Array(Type.String()) },
  },
  'POST notes': {
    summary: 'All, for a person who is named by the token alone',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Type.String()) },
  },
})
const api = callsOf<typeof contract>()

let server: Server
let origin: string
let asked: (string | undefined)[]
let preferred: unknown[]
let released: unknown[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
const realFetch = globalThis.fetch

beforeAll(done => {
  server = createServer((request, response) => {
    asked.push(request.headers.authorization)
    preferred.push(request.headers.prefer)
    released.push(request.headers['x-release'])
    answer(request, response)
  }).listen(0, '127.0.0.1', () => {
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    axios.defaults.baseURL = origin
    // A page has an origin of its own; the test sets one.
    globalThis.fetch = (path, init) => realFetch(new URL(String(path), origin), init)
    done()
  })
})
beforeEach(() => {
  asked = []
  preferred = []
  released = []
  answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(`["${asked.length}"]`)
  sessionSubject.next({ status: 'signedIn', user: {} as never, token: 'mine' })
})
afterEach(() => jest.restoreAllMocks())
afterAll(done => {
  globalThis.fetch = realFetch
  server.closeAllConnections()
  server.close(() => done())
})

test('where changes wait on the device, reads are asked again, and other early answers are used', async () => {
  askEarly([{ name: 'GET notes' }, { name: 'POST notes' }], 'mine')
  dropEarlyReads()
  await api('GET notes')
  await api('POST notes')
  expect(asked).toHaveLength(3)
})

test('the first call uses the early answer, the next asks again', async () => {
  askEarly([{ name: 'GET notes' }], 'mine')
  expect(await api('GET notes')).toEqual({ ok: true, status: 200, data: ['1'] })
  expect(asked).toEqual(['Bearer mine'])
  expect(await api('GET notes')).toEqual({ ok: true, status: 200, data: ['2'] })
})

test('an early answer belongs to its query', async () => {
  askEarly([{ name: 'GET pages?page=1&limit=2' }], 'mine')
  await api('GET pages', { query: { page: 2, limit: 2 } })
  expect(asked).toHaveLength(2)
  await api('GET pages', { query: { page: 1, limit: 2 } })
  expect(asked).toHaveLength(2)
})

test('the pages that follow the first are sent with it, each once, unless the reads are dropped meanwhile', async () => {
  answer = (request, response) => {
    const page = Number(new URL(request.url ?? '', origin).searchParams.get('page'))
    response
      .writeHead(200, { 'content-type': 'application/json', ...(page === 1 && { 'x-total-count': '5' }) })
      .end(`["page ${page}"]`)
  }
  const release = 'mf-notes@0123456789abcdef'
  const read = (page: number) => api('GET pages', { query: { page, limit: 2 } })
  askEarly([{ name: 'GET pages?page=1&limit=2', release }], 'mine')
  expect(await read(1)).toEqual({ ok: true, status: 200, data: ['page 1'], total: 5 })
  expect(await Promise.all([2, 3].map(read))).toMatchObject([{ data: ['page 2'] }, { data: ['page 3'] }])
  expect(released).toEqual([release, release, release])

  askEarly([{ name: 'GET pages?page=1&limit=2', release }], 'mine')
  dropEarlyReads()
  await read(1)
  await read(2)
  expect(asked).toHaveLength(3 + 3)
})

test('lists are requested in their short form, early or not (RFC 7240)', async () => {
  askEarly([{ name: 'GET notes' }], 'mine')
  await api('GET notes')
  await api('GET notes')
  expect(preferred).toEqual(['return=minimal', 'return=minimal'])
})

test('a call without a body may be any method’s, and answers that method alone', async () => {
  askEarly([{ name: 'POST notes' }], 'mine')
  expect(await api('GET notes')).toMatchObject({ ok: true })
  while (asked.length < 2) await once(server, 'request')
  expect(await api('POST notes', { token: 'mine' })).toMatchObject({ ok: true })
  expect(asked).toHaveLength(2)
})

test('a call that the page itself sent is not sent again, unless it failed or was another person’s', async () => {
  const sent = () => realFetch(new URL('/api/notes', origin), { headers: { authorization: 'page' } })
  globalThis.earlyCalls = { token: 'mine', answers: { 'GET notes': sent() } }
  askEarly([{ name: 'GET notes' }], 'mine')
  expect(await api('GET notes')).toMatchObject({ ok: true })
  expect(asked).toEqual(['page'])
  globalThis.earlyCalls = { token: 'mine', answers: { 'GET notes': Promise.resolve(undefined) } }
  expect(await api('GET notes')).toMatchObject({ ok: true })
  globalThis.earlyCalls = { token: 'another', answers: { 'GET notes': sent() } }
  expect(await api('GET notes')).toMatchObject({ ok: true })
  // The unused one arrives in this test, not in the next.
  while (asked.length < 4) await once(server, 'request')
  expect([...asked].sort()).toEqual(['Bearer mine', 'Bearer mine', 'page', 'page'])
})

test('a call that the page sent is used though nothing asked for it early', async () => {
  globalThis.earlyCalls = {
    token: 'mine',
    answers: {
      'GET notes': realFetch(new URL('/api/notes', origin), { headers: { authorization: 'page' } }),
    },
  }
  expect(await api('GET notes')).toMatchObject({ ok: true })
  expect(asked).toEqual(['page'])
})

test('an early call names the release of the remote that will use it', async () => {
  const release = 'mf-notes@0123456789abcdef'
  askEarly([{ name: 'GET notes', release }, { name: 'POST notes' }], 'mine')
  await api('GET notes')
  await api('POST notes')
  expect(released.sort()).toEqual([release, undefined])
})

test('an early answer of another token is not used', async () => {
  askEarly([{ name: 'GET notes' }], 'somebody-else')
  expect(await api('GET notes')).toMatchObject({ ok: true })
  // The unused one arrives in this test, not in the next.
  while (asked.length < 2) await once(server, 'request')
  expect([...asked].sort()).toEqual(['Bearer mine', 'Bearer somebody-else'])
})

test('an early answer that is too old is requested again', async () => {
  askEarly([{ name: 'GET notes' }], 'mine')
  await once(server, 'request')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await api('GET notes')
  expect(asked).toHaveLength(2)
})

test('a failed early request is sent again', async () => {
  const usual = answer
  answer = (_, response) => {
    answer = usual
    response.destroy()
  }
  askEarly([{ name: 'GET notes' }], 'mine')
  expect(await api('GET notes')).toEqual({ ok: true, status: 200, data: ['2'] })
})

test('a refusal is answered as a refusal', async () => {
  answer = (_, response) =>
    response
      .writeHead(403, { 'content-type': 'application/json', 'retry-after': '3' })
      .end('{"message":"No."}')
  askEarly([{ name: 'GET notes' }], 'mine')
  expect(await api('GET notes')).toMatchObject({
    ok: false,
    status: 403,
    message: 'No.',
    retryAfterMs: 3000,
  })
  expect(asked).toHaveLength(1)
})
