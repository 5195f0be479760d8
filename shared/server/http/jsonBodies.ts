import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { NOT_UTF8 } from './errorHandler'
import { serverMessages } from './messages'
import { invalid } from './outcome'
import type {} from './room'
import { textScan } from './textScan'

/** Bodies are JSON, except on routes that take them raw. An empty body counts as absent, whatever its header says. */
export function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.decorateRequest('bodyBytes', 0)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.bodyBytes = body.length
    if (body.length === 0) done(null, undefined)
    // Decoded, it would be stored with letters that nobody typed.
    else if (!isUtf8(body as Buffer)) done(Object.assign(new Error(), { code: NOT_UTF8, statusCode: 400 }))
    else parse(request, String(body), done)
  })
  // No client compresses a form: a compressed body could only be a few bytes that unfold into a megabyte.
  app.addHook('onRequest', ({ headers, routeOptions }, reply, done) => {
    if (routeOptions.config.rawBody) return done()
    const encoding = headers['content-encoding'] ?? 'identity'
    const [, charset = 'utf-8'] = /;\s*charset="?([^\s;"]*)/i.exec(headers['content-type'] ?? '') ?? []
    const message =
      encoding !== 'identity'
        ? serverMessages.wrongEncoding
        : !/^utf-?8$/i.test(charset) && serverMessages.wrongCharset
    if (!message) return done()
    reply.code(415).header('cache-control', 'no-store').send({ message })
  })
  app.addHook('preValidation', (request, reply, done) => {
    const body = request.routeOptions.config.rawBody ? undefined : request.body
    const problem = textScan(body) ?? textScan(request.params) ?? textScan(request.query)
    if (!problem) return done()
    const { status, message } = invalid(problem)
    reply.code(status).header('cache-control', 'no-store').send({ message })
  })
}
