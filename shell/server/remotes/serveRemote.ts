import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/**
 * One remote's own origin: its releases, never anything else's. Files have no secrets and are read from the shell's
 * origin, so any origin may; a release never changes, so caches may keep it.
 */
export async function serveRemote(remote: string, shelf: string): Promise<FastifyInstance> {
  const app = Fastify({ logger: false, exposeHeadRoutes: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    })
  })
  await app.register(fastifyStatic, {
    root: join(shelf, remote),
    prefix: `/releases/${remote}/`,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const moves = path.endsWith('current.json')
      reply.header('cache-control', moves ? 'no-store' : IMMUTABLE)
    },
  })
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`${remote}: una parte de My Diet. Se abre desde la dirección de My Diet.\n`),
  )
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('No está aquí.\n'),
  )
  return app
}
