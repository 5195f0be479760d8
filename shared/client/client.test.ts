import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { RELEASES_HEADER } from '../remote/releasesHeader'
import { events$ } from '../session/bus'
import type { AppEvent } from '../session/events'
import { sessionSubject } from '../session/writer'
import { CallRefused, callsOf, dataOf } from './client'
import { registerHooks } from './hooks'

const contract = defineContract({
  'GET notes': {
    summary: 'All',
    access: 'person',
    query: Type.Object({ page: Type.Number() }),
    answer: { status: 200, size: 'list', body: Type.Array(Type.String()) },
  },
  'PUT notes/{id}/parts/{part}': {
    summary: 'One part',
    access: 'person',
    params: Type.Object({ id: Type.Integer(), part: Type.String() }),
    body: Type.Object({ text: Type.String() }),
    answer: { status: 200, size: 'small', body: Type.Object({ text: Type.String() }) },
  },
})
const api = callsOf<typeof contract>()
const notes = (more: { signal?: AbortSignal; token?: string } = {}) =>
  api('GET notes', { query: { page: 1 }, ...more })

const NO_ANSWER = {
  ok: false,
  status: 0,
  message: 'No pudimos conectar con My Diet. Revisa tu internet e inténtalo de nuevo.',
}
const OUR_FAULT = 'Algo salió mal de nuestro lado. Inténtalo de nuevo en un momento.'

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse, body: string) => void
const answerWith =
  (status: number, body: string, type = 'application/json'): typeof answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': type }).end(body)

const heard: AppEvent[] = []
events$.subscribe(event => heard.push(event))
const signIn = (token: string) => sessionSubject.next({ status: 'signedIn', user: {} as never, token })

beforeAll(done => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', part => {
      body += part
    })
    request.on('end', () => answer(request, response, body))
  }).listen(0, '127.0.0.1', () => {
    axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    done()
  })
})
beforeEach(() => {
  sessionSubject.next({ status: 'anonymous' })
  heard.length = 0
})
afterAll(done => {
  server.closeAllConnections()
  server.close(() => done())
})

test('sends the request of the contract: method, path with its parts filled in, body, token', async () => {
  const asked: unknown[] = []
  answer = (request, response, body) => {
    asked.push([request.method, request.url, JSON.parse(body), request.headers.authorization])
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"text":"hola"}')
  }
  signIn('the-token')
  const result = await api('PUT notes/{id}/parts/{part}', {
    params: { id: 7, part: 'a/b?c ñ' },
    body: { text: 'hola' },
  })
  expect(result).toEqual({ ok: true, status: 200, data: { text: 'hola' } })
  expect(asked).toEqual([
    ['PUT', '/api/notes/7/parts/a%2Fb%3Fc%20%C3%B1', { text: 'hola' }, 'Bearer the-token'],
  ])
})

test('sends no token where nobody is signed in, with the query in the address', async () => {
  let asked: IncomingMessage | undefined
  answer = (request, response) => {
    asked = request
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]')
  }
  expect(await notes()).toEqual({ ok: true, status: 200, data: [] })
  expect(asked?.url).toBe('/api/notes?page=1')
  expect(asked?.headers).not.toHaveProperty('authorization')
})

test('names the release of the remote that calls, and tells the page of a call that could not be answered', async () => {
  const told: unknown[] = []
  registerHooks({ onFailure: (...failure) => told.push(failure) })
  const asked: unknown[] = []
  const status = [200, 404, 503]
  answer = ({ headers }, response) => {
    asked.push(headers['x-release'])
    answerWith(status.shift() ?? 500, '[]')({} as never, response, '')
  }
  const ofRemote = callsOf<typeof contract>('mf-notes@0123456789abcdef')
  for (const _ of [200, 404, 503]) await ofRemote('GET notes', { query: { page: 1 } })
  await notes()
  registerHooks({ onFailure: () => undefined })
  expect(asked).toEqual([...Array(3).fill('mf-notes@0123456789abcdef'), undefined])
  expect(told).toEqual([
    ['GET notes', 503, 'mf-notes@0123456789abcdef'],
    ['GET notes', 500, undefined],
  ])
})

test('tells the page which releases an answer names, also a refusal', async () => {
  const told: string[] = []
  registerHooks({ onReleases: releases => told.push(releases) })
  const status = [200, 404]
  answer = (_, response) =>
    response
      .writeHead(status.shift() ?? 500, { 'content-type': 'application/json', [RELEASES_HEADER]: 'abc' })
      .end('{}')
  await notes()
  await notes()
  answer = answerWith(200, '[]')
  await notes()
  registerHooks({ onReleases: () => undefined })
  expect(told).toEqual(['abc', 'abc'])
})

describe('a refusal is a value', () => {
  test('with the message of the server and the errors by field', async () => {
    answer = answerWith(400, '{"message":"Revisa tus datos.","errors":{"day":"Debe ser una fecha."}}')
    expect(await notes()).toEqual({
      ok: false,
      status: 400,
      message: 'Revisa tus datos.',
      errors: { day: 'Debe ser una fecha.' },
    })
  })

  test.each([
    [502, '<html>Bad gateway</html>', 'text/html'],
    [500, '', 'text/plain'],
    [500, 'null', 'application/json'],
    [500, '"text"', 'application/json'],
    [500, '{"message":{"nested":true}}', 'application/json'],
    [404, '{"error":"Not Found"}', 'application/json'],
    [304, '', 'text/plain'],
  ])('%i with a body that is not a refusal: %s', async (status, body, type) => {
    answer = answerWith(status, body, type)
    expect(await notes()).toMatchObject({ ok: false, status, message: OUR_FAULT })
  })

  test.each([
    ['<!doctype html><title>My Diet</title>', 'text/html'],
    ['{"half":', 'application/json'],
  ])('a success whose body is not JSON is not a success: %s', async (body, type) => {
    answer = answerWith(200, body, type)
    expect(await notes()).toMatchObject({ ok: false, status: 200, message: OUR_FAULT })
  })
})

describe('no answer is a value too', () => {
  test('when the connection breaks', async () => {
    answer = request => request.socket.destroy()
    expect(await notes()).toEqual(NO_ANSWER)
  })

  test('when no server listens there', async () => {
    const { baseURL } = axios.defaults
    axios.defaults.baseURL = 'http://127.0.0.1:1'
    expect(await notes()).toEqual(NO_ANSWER)
    axios.defaults.baseURL = baseURL
  })

  test('when the caller cancels it', async () => {
    const giveUp = new AbortController()
    answer = () => giveUp.abort()
    expect(await notes({ signal: giveUp.signal })).toEqual(NO_ANSWER)
  })

  test('when it takes longer than 12 s', async () => {
    const limits: unknown[] = []
    // The limit is checked and then shortened, so that the test need not wait for it.
    const hurry = axios.interceptors.request.use(request => {
      limits.push(request.timeout)
      return { ...request, timeout: 50 }
    })
    answer = () => undefined
    expect(await notes()).toEqual(NO_ANSWER)
    expect(limits).toEqual([12_000])
    axios.interceptors.request.eject(hurry)
  })
})

describe('401', () => {
  const refuse = () => {
    answer = answerWith(401, '{"message":"Tu sesión terminó."}')
  }

  test('with the token of the session announces that it is no longer valid', async () => {
    refuse()
    signIn('the-token')
    expect(await notes()).toEqual({
      ok: false,
      status: 401,
      message: 'Tu sesión terminó.',
      errors: undefined,
    })
    expect(heard).toEqual([{ type: 'unauthorized' }])
  })

  test('without a token is not announced: it is a wrong password', async () => {
    refuse()
    await notes()
    expect(heard).toEqual([])
  })

  test('with another token than that of the session is not announced', async () => {
    refuse()
    signIn('the-token')
    await notes({ token: 'an-older-token' })
    expect(heard).toEqual([])
  })

  test('that comes after somebody else signed in does not end their session', async () => {
    signIn('the-token')
    answer = (request, response, body) => {
      signIn('a-newer-token')
      answerWith(401, '{"message":"Tu sesión terminó."}')(request, response, body)
    }
    await notes()
    expect(heard).toEqual([])
  })
})

test.each([
  ['privacyNotice', 'consentMissing'],
  ['secondFactor', 'secondFactorMissing'],
])('a refusal for want of %s is announced: the step that comes first is shown', async (field, type) => {
  answer = answerWith(403, JSON.stringify({ message: 'Antes…', errors: { [field]: 'Antes…' } }))
  await notes()
  expect(heard).toEqual([{ type }])
})

describe('a call that was refused for want of the second factor', () => {
  const refused = JSON.stringify({ message: 'Antes…', errors: { secondFactor: 'Antes…' } })
  afterEach(() => registerHooks({ secondFactorGiven: async () => false }))

  test('goes out again once it was given, once', async () => {
    let asked = 0
    registerHooks({ secondFactorGiven: async () => ++asked > 0 })
    const bodies: string[] = []
    answer = (request, response, body) => {
      bodies.push(body)
      answerWith(bodies.length === 1 ? 403 : 200, bodies.length === 1 ? refused : '{"text":"sí"}')(
        request,
        response,
        body,
      )
    }
    const sent = api('PUT notes/{id}/parts/{part}', { params: { id: 1, part: 'a' }, body: { text: 'sí' } })
    expect(await sent).toMatchObject({ ok: true, data: { text: 'sí' } })
    expect(bodies).toEqual(['{"text":"sí"}', '{"text":"sí"}'])

    answer = answerWith(403, refused)
    expect(await notes()).toMatchObject({ ok: false, status: 403 })
    expect(asked).toBe(2)
  })

  test('is refused where the session ends first', async () => {
    let calls = 0
    answer = (...call) => {
      calls++
      answerWith(403, refused)(...call)
    }
    expect(await notes()).toMatchObject({ ok: false, status: 403 })
    expect(calls).toBe(1)
  })
})

test('dataOf turns a refusal into the exception that queries expect', async () => {
  answer = answerWith(200, '["a"]')
  expect(await dataOf(notes())).toEqual(['a'])
  answer = answerWith(404, '{"message":"No está."}')
  const refused = await dataOf(notes()).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(CallRefused)
  expect(refused).toMatchObject({ status: 404, message: 'No está.' })
  answer = answerWith(400, '{"message":"Revisa tus datos.","errors":{"text":"Es muy largo."}}')
  expect(await dataOf(notes()).catch((error: unknown) => error)).toMatchObject({
    errors: { text: 'Es muy largo.' },
  })
})
