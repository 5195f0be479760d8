import type { FastifyInstance } from 'fastify'
import type { RawBody } from 'shared/contract'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's handler is given the bytes as they were sent; nothing reads or checks them before it. */
    rawBody?: true
  }
}

/** Makes bodies of these types, up to this size, bytes for the handler; any other type is refused, 415. */
export function rawBodies(scope: FastifyInstance, { contentTypes, maxBytes }: RawBody): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    [...contentTypes],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  )
}
