import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { sessionSubject } from '../session/writer'
import { callsOf } from './client'
import { askEarly } from './early'

const contract = defineContract({
  'GET notes': {
    summary: 'All',
    access: 'person',
    answer: { status: 200, body: Type.Array(Type.String()) },
  },
})
const api = callsOf<typeof contract>()

let server: Server
let origin: string
let asked: (string | undefined)[]
let preferred: unknown[]
let answer: (request: IncomingMessage, response: ServerResponse) => void
const realFetch = globalThis.fetch

beforeAll(done => {
  server = createServer((request, response) => {
    asked.push(request.headers.authorization)
    preferred.push(request.headers.prefer)
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

test('the first call uses the early answer, the next asks again', async () => {
  askEarly(['notes'], 'mine')
  expect(await api('GET notes')).toEqual({ ok: true, status: 200, data: ['1'] })
  expect(asked).toEqual(['Bearer mine'])
  expect(await api('GET notes')).toEqual({ ok: true, status: 200, data: ['2'] })
})

test('lists are requested in their short form, early or not (RFC 7240)', async () => {
  askEarly(['notes'], 'mine')
  await api('GET notes')
  await api('GET notes')
  expect(preferred).toEqual(['return=minimal', 'return=minimal'])
})

test('an early answer of another token is not used', async () => {
  askEarly(['notes'], 'somebody-else')
  expect(await api('GET notes')).toMatchObject({ ok: true })
  expect(asked).toContain('Bearer mine')
})

test('an early answer that is too old is requested again', async () => {
  askEarly(['notes'], 'mine')
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
  askEarly(['notes'], 'mine')
  expect(await api('GET notes')).toEqual({ ok: true, status: 200, data: ['2'] })
})

test('a refusal is answered as a refusal', async () => {
  answer = (_, response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end('{"message":"No."}')
  askEarly(['notes'], 'mine')
  expect(await api('GET notes')).toMatchObject({ ok: false, status: 403, message: 'No.' })
  expect(asked).toHaveLength(1)
})
