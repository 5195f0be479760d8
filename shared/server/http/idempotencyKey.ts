import type { FastifyRequest } from 'fastify'
import Type from 'typebox'

const HEADER = 'idempotency-key'

/** The header as OpenAPI documents it and the validator checks it. */
export const IdempotencyHeaders = Type.Object({
  [HEADER]: Type.Optional(
    Type.String({
      format: 'uuid',
      description:
        'Nombra este intento: si la misma persona lo repite con la misma clave, recibe la primera respuesta y nada se guarda dos veces.',
    }),
  ),
})

/** In lower case, as the database compares it. */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  return (request.headers[HEADER] as string | undefined)?.toLowerCase()
}
