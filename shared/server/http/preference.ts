import type { FastifyRequest } from 'fastify'
import Type from 'typebox'

/** RFC 7240: what a caller prefers and may not get. */
export const MINIMAL = 'return=minimal'

/** As OpenAPI shows it. */
export const PreferHeaders = Type.Object({
  prefer: Type.Optional(Type.String({ description: `«${MINIMAL}» pide la respuesta corta.` })),
})

export function prefersMinimal(request: FastifyRequest): boolean {
  const preferences = String(request.headers.prefer ?? '').split(',')
  return preferences.some(preference => preference.replaceAll(/[\s"]/g, '').toLowerCase() === MINIMAL)
}
