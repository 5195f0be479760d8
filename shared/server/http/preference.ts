import type { FastifyRequest } from 'fastify'
import Type from 'typebox'

/** RFC 7240: a caller's preference, which the server need not honour. */
export const MINIMAL = 'return=minimal'

/** The header as OpenAPI documents it. */
export const PreferHeaders = Type.Object({
  prefer: Type.Optional(Type.String({ description: `«${MINIMAL}» pide la respuesta corta.` })),
})

export function prefersMinimal(request: FastifyRequest): boolean {
  const preferences = String(request.headers.prefer ?? '').split(',')
  return preferences.some(preference => preference.replaceAll(/[\s"]/g, '').toLowerCase() === MINIMAL)
}
