import { MS_PER_DAY, MS_PER_MINUTE } from 'shared/dates/times'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { answerWith, type ContentDouble, startContentDouble } from '../testing/contentDouble'

const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
const entry = (id: string, kind = 'tip') => ({
  metadata: { tags: [link('Tag', 'hidratacion')] },
  sys: {
    space: link('Space', 'practica'),
    id,
    type: 'Entry',
    contentType: link('ContentType', kind),
    locale: 'es-MX',
  },
  fields: { title: `Tip ${id}`, imagen: link('Asset', 'foto'), nuevo: { anything: [1, 2] } },
})
const collection = (...items: unknown[]) => ({
  sys: { type: 'Array' },
  total: items.length,
  skip: 0,
  limit: 100,
  items,
  includes: {
    Asset: [
      { sys: { id: 'foto', type: 'Asset' }, fields: { file: { url: '//images.ctfassets.net/a.jpg' } } },
    ],
  },
})

let double: ContentDouble
let server: TestServer
let token: string
beforeAll(async () => {
  double = await startContentDouble()
  server = await testServer({ environment: double.environment })
  token = (await server.signIn()).token
})
afterAll(async () => {
  await server.close()
  await double.stop()
})
beforeEach(() => {
  double.asked.length = 0
})

/** Each test sends a query of its own, since answers are cached. */
let questions = 0
const newQuestion = () => `content_type=tip&skip=${++questions}`
const ask = (query: string, headers = {}) =>
  server.call(`GET content/spaces/mydiet/environments/testing/entries?${query}`, { token, headers })

const UNAVAILABLE = {
  message: 'Los tips no están disponibles en este momento. Por favor intenta de nuevo más tarde.',
}

test('the query goes unchanged to the service, with its token and not the person’s', async () => {
  double.answer = answerWith(collection(entry('uno')))
  const { status, body } = await ask('content_type=tip&limit=7&skip=3&include=2')
  expect([status, body]).toEqual([200, collection(entry('uno'))])
  expect(double.asked).toHaveLength(1)
  const { pathname, searchParams } = new URL(double.asked[0]?.url ?? '', 'http://double')
  expect(pathname).toBe('/spaces/practica/environments/testing/entries')
  expect(Object.fromEntries(searchParams)).toEqual({
    content_type: 'tip',
    limit: '7',
    skip: '3',
    include: '2',
  })
  expect(double.asked[0]?.headers.authorization).toBe('Bearer delivery-token')
  expect(JSON.stringify(double.asked)).not.toContain(token)
  expect(JSON.stringify(body)).not.toContain('delivery-token')
})

test('the address of the service’s own space is accepted too; others are not found', async () => {
  double.answer = answerWith(collection())
  const own = `GET content/spaces/practica/environments/testing/entries?${newQuestion()}`
  expect((await server.call(own, { token })).status).toBe(200)
  const other = `GET content/spaces/otro/environments/testing/entries?${newQuestion()}`
  expect((await server.call(other, { token })).status).toBe(404)
})

test('an entry of another kind is not passed on, even when requested by its id', async () => {
  double.answer = answerWith(collection(entry('a', 'tipPsicologia'), entry('b', 'invoice')))
  expect((await ask('sys.id=a')).body.items).toEqual([entry('a', 'tipPsicologia')])
})

test('an answer is cached for a minute, with its ETag; many calls at once make one request', async () => {
  const question = newQuestion()
  double.answer = answerWith(collection(entry('uno')))
  const [first] = await Promise.all([ask(question), ask(question), ask(question)])
  expect((await ask(question, { 'if-none-match': String(first.headers.etag) })).status).toBe(304)
  expect(double.asked).toHaveLength(1)
})

test('then it asks whether the answer changed', async () => {
  const question = newQuestion()
  double.answer = answerWith(collection(entry('uno')), { etag: '"v1"' })
  await ask(question)
  server.pass(MS_PER_MINUTE + 1)
  double.answer = (_, response) => response.writeHead(304).end()
  expect((await ask(question)).body).toEqual(collection(entry('uno')))
  expect(double.asked[1]?.headers['if-none-match']).toBe('"v1"')
  server.pass(MS_PER_MINUTE + 1)
  double.answer = answerWith(collection(entry('dos')), { etag: '"v2"' })
  expect((await ask(question)).body).toEqual(collection(entry('dos')))
  expect(double.asked[2]?.headers['if-none-match']).toBe('"v1"')
})

describe('when the service fails', () => {
  test.each<[string, ContentDouble['answer']]>([
    ['breaks', request => request.socket.destroy()],
    ['answers 500', (_, response) => response.writeHead(500).end('{}')],
    [
      'refuses the token',
      (_, response) => response.writeHead(401).end('{"sys":{"id":"AccessTokenInvalid"}}'),
    ],
    ['answers 304 without a cached answer', (_, response) => response.writeHead(304).end()],
    ['answers a page', answerWith('<!doctype html>')],
    ['answers half', answerWith('{"sys":{"type":"Array"},"items":[')],
    ['answers an error as a success', answerWith({ sys: { type: 'Error', id: 'NotFound' } })],
    ['answers null', answerWith('null')],
    ['answers too much', answerWith(JSON.stringify(collection('x'.repeat(6 * 1024 * 1024))))],
  ])('%s: 503 with a Spanish message', async (_, answer) => {
    double.answer = answer
    const { status, body, headers } = await ask(newQuestion())
    expect([status, body]).toEqual([503, UNAVAILABLE])
    expect(headers['retry-after']).toBe('15')
  })

  test('takes too long: 503 within its time limit', async () => {
    double.answer = () => undefined
    const begun = Date.now()
    expect((await ask(newQuestion())).status).toBe(503)
    expect(Date.now() - begun).toBeLessThan(8000)
  })

  test('answers with a redirect: the token is not sent there', async () => {
    const otherService = await startContentDouble()
    double.answer = (_, response) =>
      response.writeHead(302, { location: otherService.environment.CONTENT_URL }).end()
    expect((await ask(newQuestion())).status).toBe(503)
    expect(otherService.asked).toEqual([])
    await otherService.stop()
  })

  test('an old answer is used for a day', async () => {
    const question = newQuestion()
    double.answer = answerWith(collection(entry('uno')))
    await ask(question)
    double.answer = (_, response) => response.writeHead(503).end()
    server.pass(MS_PER_MINUTE + 1)
    expect((await ask(question)).body).toEqual(collection(entry('uno')))
    // The failing service is not asked for a while.
    await ask(question)
    expect(double.asked).toHaveLength(2)
    server.pass(MS_PER_DAY)
    token = (await server.signIn()).token
    expect((await ask(question)).status).toBe(503)
  })

  test('a failed request is tried again', async () => {
    const question = newQuestion()
    double.answer = (_, response) => response.writeHead(500).end()
    expect((await ask(question)).status).toBe(503)
    double.answer = answerWith(collection(entry('uno')))
    expect((await ask(question)).status).toBe(200)
  })
})
