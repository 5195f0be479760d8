import compress from '@fastify/compress'
import fastify from 'fastify'
import { negotiateEncoding } from 'shared/server/http/acceptedEncoding'

test.each([
  [undefined, 'identity'],
  ['gzip, br;q=0.5', 'br'],
  ['x-gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', 'identity'],
  ['deflate', 'identity'],
])('@fastify/compress negotiates an encoding as our own code does: %j gets %s', async (header, encoding) => {
  const app = fastify()
  negotiateEncoding(app)
  await app.register(compress, { threshold: 1, globalDecompression: false })
  app.get('/', async () => ({ says: 'mucho '.repeat(500) }))
  const { headers } = await app.inject({
    url: '/',
    headers: header === undefined ? {} : { 'accept-encoding': header },
  })
  expect(headers['content-encoding'] ?? 'identity').toBe(encoding)
  await app.close()
})
