import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Prints the error of a call that was answered with 500. The answer has only a sentence for a person, and the log
 * leaves out the database's message, since it may quote a row; a test's reader needs it. A 429 that the documentation
 * of its call does not have becomes such a 500.
 */
export function printUnexpected(app: FastifyInstance): void {
  const thrown = new WeakMap<FastifyRequest, Error>()
  app.addHook('onError', async (request, _reply, error) => {
    thrown.set(request, error)
  })
  app.addHook('onSend', async ({ method, url, routeOptions }, reply) => {
    const documented = Object.keys((routeOptions.schema?.response ?? {}) as object)
    if (reply.statusCode === 429 && !documented.includes('429'))
      throw new Error(`${method} ${url} answers 429, so its contract says limited: true`)
  })
  // `onSend` knows the final status and runs before the answer is sent, so before the test ends.
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 500) return
    console.error(`${request.method} ${request.url} was answered with 500:`, thrown.get(request))
  })
}
