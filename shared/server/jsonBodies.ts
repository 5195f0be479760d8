import type { FastifyInstance } from 'fastify'
import { serverMessages } from './messages'
import { invalid } from './outcome'
import { textScan } from './textScan'

/** Bodies are JSON and nothing else; an empty one is none, whatever its header says. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else parse(request, String(body), done)
  })
  // Nobody compresses a form: a few bytes that unfold into a megabyte would be all such a body is good for.
  app.addHook('onRequest', async ({ headers }, reply) => {
    const encoding = headers['content-encoding']
    if (encoding === undefined || encoding === 'identity') return
    return reply.code(415).header('cache-control', 'no-store').send({ message: serverMessages.wrongEncoding })
  })
  app.addHook('preValidation', async (request, reply) => {
    const problem = textScan(request.body) ?? textScan(request.params) ?? textScan(request.query)
    if (!problem) return
    const { status, message } = invalid(problem)
    return reply.code(status).header('cache-control', 'no-store').send({ message })
  })
}
