import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Prints the error of a call that was answered with 500. The answer has only a sentence for a person, and the log
 * leaves out the database's message, since it may quote a row; a test's reader needs it.
 */
export function printUnexpected(app: FastifyInstance): void {
  const thrown = new WeakMap<FastifyRequest, Error>()
  app.addHook('onError', async (request, _reply, error) => {
    thrown.set(request, error)
  })
  // `onSend` knows the final status and runs before the answer is sent, so before the test ends.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 500) return
    console.error(`${request.method} ${request.url} was answered with 500:`, thrown.get(request))
  })
}
