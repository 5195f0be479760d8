import { join } from 'node:path'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { clientErrorHandler } from '../http/clientErrorHandler'
import { REMOTE_FILES, releaseFiles } from './releaseFiles'

/** A request that is sent slowly on purpose does not hold its connection for long. */
const REQUEST_LIMIT_MS = 30_000

/**
 * The origin of one remote, which serves its releases only. The files hold no secrets and pages of the shell's origin
 * load them, so any origin may.
 */
export async function serveRemote(remote: string, shelf: string): Promise<FastifyInstance> {
  const app = Fastify({
    clientErrorHandler,
    requestTimeout: REQUEST_LIMIT_MS,
    frameworkErrors: (_error, _request, reply) => missing(reply),
  })
  app.removeAllContentTypeParsers()
  app.setErrorHandler((_error, _request, reply) => missing(reply))
  app.setNotFoundHandler((_request, reply) => missing(reply))
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
    })
  })
  await releaseFiles(app, { root: join(shelf, remote), prefix: `${REMOTE_FILES}${remote}/` })
  app.get('/', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`${remote}: una parte de My Diet. Se abre desde la dirección de My Diet.\n`),
  )
  return app
}

/** The answer for everything that is not a file of a release. */
function missing(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('No está aquí.\n')
}
