import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { Prepared } from './prepared'

const list = Array.from({ length: 3000 }, (_, id) => ({
  id,
  name: `Receta ${(id * 7919) % 3001}`,
  says: `Corta en ${id % 17} partes y hornea ${(id * 31) % 59} minutos.`,
}))

test('the first is answered at once, later ones with fewer bytes of the same content', async () => {
  const prepared = new Prepared(list)
  const server = fastify()
  server.get('/', (request, reply) => prepared.send(request, reply))
  const ask = async () => {
    const { rawPayload, headers } = await server.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    return { bytes: rawPayload, tag: headers.etag }
  }
  const first = await ask()
  let later = await ask()
  for (let asked = 0; asked < 300 && later.bytes.length === first.bytes.length; asked++) {
    await new Promise(next => setTimeout(next, 50))
    later = await ask()
  }
  expect(later.bytes.length).toBeLessThan(first.bytes.length)
  expect(later.tag).toBe(first.tag)
  for (const { bytes } of [first, later]) {
    expect(JSON.parse(brotliDecompressSync(bytes).toString())).toEqual(list)
  }
  const known = { 'accept-encoding': 'br', 'if-none-match': String(first.tag) }
  expect(await server.inject({ url: '/', headers: known })).toMatchObject({ statusCode: 304, body: '' })
})

test.each([
  [undefined, 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['gzip, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
])('a caller that accepts %s gets %s, and its tag', async (accepted, encoding) => {
  const prepared = new Prepared(list.slice(0, 9))
  const server = fastify()
  server.get('/', (request, reply) => prepared.send(request, reply))
  const { headers } = await server.inject({
    url: '/',
    headers: { ...(accepted && { 'accept-encoding': accepted }) },
  })
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
  expect(headers.etag).toMatch(new RegExp(`-${encoding}"$`))
})
