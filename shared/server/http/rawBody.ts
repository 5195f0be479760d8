import type { FastifyInstance } from 'fastify'
import type { RawBody } from 'shared/contract'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's handler gets the bytes as they were sent; no parser reads or checks them before it. */
    rawBody?: true
  }
}

/** Gives the handler bodies of these types, up to this size, as bytes; any other type is refused with 415. */
export function rawBodies(scope: FastifyInstance, { contentTypes, maxBytes }: RawBody): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    [...contentTypes],
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  )
}
