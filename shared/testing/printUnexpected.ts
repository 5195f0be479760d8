import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Says why a call was answered with 500. The answer is a sentence for a person, and the log leaves out what the
 * database said, since that may quote a row; in a test it is what one wants to read.
 */
export function printUnexpected(app: FastifyInstance): void {
  const thrown = new WeakMap<FastifyRequest, Error>()
  app.addHook('onError', async (request, _reply, error) => {
    thrown.set(request, error)
  })
  // Only here is it known what became of the error, and the answer has not left: no test is over yet.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 500) return
    console.error(`${request.method} ${request.url} was answered with 500:`, thrown.get(request))
  })
}
