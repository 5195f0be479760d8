import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'

/** Serves the product in one bundle, on its own origin; forwards the API's calls to the real server. */
export async function serveOneBundle(
  folder: string,
  apiUrl: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const registry = await fetch(`${apiUrl}/registry.json`).then(answer => answer.text())
  const page = readFileSync(join(folder, 'index.html'), 'utf8')
    .replaceAll('/BASE/', '/')
    .replace('<!--page-->', () => `<script type="application/json" id="registry">${registry}</script>`)
  const app = Fastify()
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/api/*', async (request, reply) => {
    const { authorization, 'content-type': type } = request.headers
    const answer = await fetch(apiUrl + request.url, {
      method: request.method,
      headers: { ...(authorization && { authorization }), ...(type && { 'content-type': type }) },
      body: request.body ? new Uint8Array(request.body as Buffer) : undefined,
    })
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? '')
      .send(Buffer.from(await answer.arrayBuffer()))
  })
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    maxAge: '1y',
    immutable: true,
  })
  app.get('/*', (_request, reply) => reply.type('text/html').send(page))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => app.close() }
}
