import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import fastify, { type FastifyInstance } from 'fastify'
import { defineContract } from 'shared/contract'
import Type from 'typebox'
import { PageQuery } from '../../published/fields'
import type { Batches } from '../database/batches'
import { heavyPlaces } from './heavyPlaces'
import { streamed } from './outcome'
import { type Handlers, serve } from './serve'
import { Streamed } from './streamed'
import { validatorCompiler } from './validator'

const contract = defineContract({
  'GET notes': {
    summary: 'Notes',
    access: 'person',
    answer: { status: 200, size: 'heavy', body: Type.Array(Type.String()) },
  },
  'GET notes/by-pages': {
    summary: 'Notes, also by pages',
    query: PageQuery,
    answer: { status: 200, size: 'heavy', body: Type.Array(Type.String()) },
  },
})

const BATCHES = 200
const LONG = 'x'.repeat(100_000)

const handlers: Handlers<typeof contract> = {
  'GET notes': () => streamed(new Streamed<string[]>(batches())),
  'GET notes/by-pages': () => streamed(new Streamed(['short'])),
}

let app: FastifyInstance
let address: string
/** The batches that all calls have read. */
let read: number
let batches: () => Batches<string>
beforeEach(async () => {
  read = 0
  batches = async function* () {
    for (let at = 0; at < BATCHES; at++) {
      read += 1
      yield [LONG]
    }
  }
  app = fastify({ forceCloseConnections: true })
  app.setValidatorCompiler(validatorCompiler)
  app.decorate('identify', async token => ({ id: Number(token.at(-1)) }))
  app.decorate('heavyPlaces', heavyPlaces())
  serve(app, contract, handlers)
  address = await app.listen({ host: '127.0.0.1', port: 0 })
})
afterEach(() => app.close())

const ask = (person: number, signal?: AbortSignal, path = 'notes') =>
  fetch(`${address}/${path}`, {
    headers: { authorization: `Bearer ${'t'.repeat(20)}${person}` },
    ...(signal && { signal }),
  })

/*
 * A test holds the answers whose places it counts: one that nothing refers to is given up by `fetch` when memory is
 * collected, and its place with it.
 */

/** The status of a call whose reader leaves at once. */
async function statusAlone(person: number): Promise<number> {
  const answer = await ask(person)
  await answer.body?.cancel()
  return answer.status
}

test('is the whole list for a reader, and is read as fast as it is taken', async () => {
  const slow = await ask(1)
  const begun = read
  const whole: string[] = await (await ask(2)).json()
  expect([whole.length, whole.every(text => text === LONG)]).toEqual([BATCHES, true])
  // Twenty megabytes wait in the database, not in memory or in the sockets between.
  expect(begun).toBeLessThan(BATCHES / 2)
  expect(read - BATCHES).toBeLessThan(BATCHES / 2)
  await slow.body?.cancel()
})

test('two of one person and four in all are sent at once; a further one is told when to come again', async () => {
  const leave = new AbortController()
  const held: Response[] = []
  for (const person of [1, 1, 2, 3]) held.push(await ask(person, leave.signal))
  expect(held.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const person of [1, 4]) {
    const refused = await ask(person)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await refused.json()).toEqual({ message: expect.stringContaining('Inténtalo de nuevo') })
  }
  // A reader who leaves gives the place back.
  expect(held.map(({ bodyUsed }) => bodyUsed)).toEqual([false, false, false, false])
  leave.abort()
  while ((await statusAlone(1)) !== 200);
  expect(await statusAlone(4)).toBe(200)
})

/** Asks without reading: what arrives waits in the socket. */
async function askOnly(person: number): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => undefined)
  socket.write(`GET /notes HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`)
  socket.write(`authorization: Bearer ${'t'.repeat(20)}${person}\r\n\r\n`)
  await once(socket, 'readable')
  return socket
}

test('readers who stand still lose their places', async () => {
  app.readingLimits = { stallMs: 200, wholeMs: 600_000 }
  const sockets = await Promise.all([1, 1, 2, 2].map(askOnly))
  while ((await statusAlone(3)) !== 200);
  for (const socket of sockets) socket.destroy()
})

test('a short page needs no place, a long one and the whole list do', async () => {
  const leave = new AbortController()
  const held = [await ask(1, leave.signal), await ask(1, leave.signal)]
  const statusOf = async (path: string) => (await ask(1, undefined, path)).status
  expect(await statusOf('notes/by-pages?limit=20')).toBe(200)
  expect(await statusOf('notes/by-pages?page=2')).toBe(200)
  for (const path of ['notes/by-pages?limit=21', 'notes/by-pages', 'notes?limit=20'])
    expect([path, await statusOf(path)]).toEqual([path, 429])
  expect(await statusOf('notes/by-pages?limit=-1')).toBe(400)
  expect(held.map(({ bodyUsed }) => bodyUsed)).toEqual([false, false])
  leave.abort()
})

test('readers who left while their token was looked up hold no place', async () => {
  let leaving: AbortController | undefined
  let gone: Promise<unknown> = Promise.resolve()
  const server = fastify({ forceCloseConnections: true })
  server.decorate('heavyPlaces', heavyPlaces())
  server.addHook('onRequest', async (_request, reply) => {
    if (leaving) gone = once(reply.raw, 'close')
  })
  server.decorate('identify', async token => {
    leaving?.abort()
    await gone
    return { id: Number(token.at(-1)) }
  })
  serve(server, contract, handlers)
  await app.close()
  app = server
  address = await app.listen({ host: '127.0.0.1', port: 0 })
  for (const person of [1, 2, 3, 4]) {
    leaving = new AbortController()
    await expect(ask(person, leaving.signal)).rejects.toThrow()
    await gone
  }
  leaving = undefined
  expect(await statusAlone(1)).toBe(200)
})

test('an error before the first part is an ordinary answer, and gives the place back', async () => {
  batches = async function* () {
    yield* []
    throw Object.assign(new Error('away'), { statusCode: 503 })
  }
  for (let i = 0; i < 5; i++) expect((await ask(1)).status).toBe(503)
})

test('an empty list is one', async () => {
  batches = async function* () {}
  expect(await (await ask(1)).json()).toEqual([])
})
