import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import axios from 'axios'
import { events$ } from '../session/bus'
import type { AppEvent } from '../session/events'
import { sessionSubject } from '../session/writer'

/** As webpack gives it to the code of a release. */
Object.assign(globalThis, {
  __webpack_public_path__: 'https://mydiet.mx/releases/mf-cuenta/0123456789abcdef/',
})

let upload: typeof import('./upload').upload

let server: Server
let answer: (request: IncomingMessage, response: ServerResponse) => void
const asked: { request: IncomingMessage; body: string }[] = []

const photo = new File([new Uint8Array(400_000).fill(120)], 'yo.jpg', { type: 'image/jpeg' })

const answerWith =
  (status: number, body: object): typeof answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

beforeAll(done => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', part => {
      body += part
    })
    request.on('end', () => {
      asked.push({ request, body })
      answer(request, response)
    })
  }).listen(0, '127.0.0.1', () => {
    axios.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    done()
  })
})
beforeAll(async () => {
  const module = await import('./upload')
  upload = module.upload
})
beforeEach(() => {
  asked.length = 0
  sessionSubject.next({ status: 'anonymous' })
})
afterAll(done => {
  server.closeAllConnections()
  server.close(() => done())
})

test('sends the file as the field file, with kind, token and the release that sends it, and answers its name', async () => {
  answer = answerWith(201, { name: 'a.webp' })
  sessionSubject.next({ status: 'signedIn', user: {} as never, token: 'the-token' })
  const shares: number[] = []
  const result = await upload(photo, { kind: 'lab', onProgress: share => shares.push(share) })
  expect(result).toEqual({ ok: true, status: 201, data: { name: 'a.webp' } })
  const [{ request, body } = { request: undefined, body: '' }] = asked
  expect(request?.method).toBe('POST')
  expect(request?.url).toBe('/api/files/upload?kind=lab')
  expect(request?.headers.authorization).toBe('Bearer the-token')
  expect(request?.headers['x-release']).toBe('mf-cuenta@0123456789abcdef')
  expect(request?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(body).toContain('name="file"; filename="yo.jpg"')
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(shares.at(-1)).toBe(1)
})

test('is a picture by default, sent without a token where nobody is signed in', async () => {
  answer = answerWith(201, { name: 'a.webp' })
  await upload(photo)
  expect(asked[0]?.request.url).toBe('/api/files/upload?kind=picture')
  expect(asked[0]?.request.headers).not.toHaveProperty('authorization')
})

test('a refusal is a value with the words of the server', async () => {
  answer = answerWith(413, { message: 'La foto pesa más de 8 MB.' })
  expect(await upload(photo)).toMatchObject({
    ok: false,
    status: 413,
    message: 'La foto pesa más de 8 MB.',
  })
})

test('a token that is no longer valid is announced, as for any call', async () => {
  const heard: AppEvent[] = []
  const listening = events$.subscribe(event => heard.push(event))
  sessionSubject.next({ status: 'signedIn', user: {} as never, token: 'the-token' })
  answer = answerWith(401, { message: 'Inicia sesión para continuar.' })
  await upload(photo)
  expect(heard).toEqual([{ type: 'unauthorized' }])
  listening.unsubscribe()
})

test.each([
  ['before it began', (cancel: AbortController) => cancel.abort()],
  ['while the server looks at it', () => undefined],
])('is cancelled %s', async (_, before) => {
  const cancel = new AbortController()
  before(cancel)
  answer = () => cancel.abort()
  expect(await upload(photo, { signal: cancel.signal })).toMatchObject({ ok: false, status: 0 })
})

test('may stand still for 30 s and no longer', async () => {
  const limits: number[] = []
  // The limit is checked and then shortened, so that the test need not wait for it.
  const { setTimeout: wait } = globalThis
  const hurry = jest.spyOn(globalThis, 'setTimeout').mockImplementation(((act: () => void, ms: number) => {
    if (ms === 30_000) limits.push(ms)
    return wait(act, ms === 30_000 ? 100 : ms)
  }) as typeof setTimeout)
  answer = () => undefined
  expect(await upload(photo)).toMatchObject({ ok: false, status: 0 })
  // Once at the start, and again with each sign of progress.
  expect(limits.length).toBeGreaterThan(1)
  hurry.mockRestore()
})
