// Adds the fields of a schema that OpenAPI reads.
import type {} from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import type { CallDescription, CallName, RawBody } from 'shared/contract'
import Type from 'typebox'
import { dutyOf } from './access'
import { IdempotencyHeaders } from './idempotencyKey'
import { PreferHeaders } from './preference'

/** The body of every refusal. */
const Refusal = Type.Object({
  message: Type.String(),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
})

/** A call's description as Fastify's schema: validation, serialisation and OpenAPI's documentation. */
export function routeSchema(name: CallName, call: CallDescription): FastifySchema {
  const duty = dutyOf(call.access)
  return {
    summary: call.summary,
    operationId: name.replace(/[^a-zA-Z0-9]+/g, '_').replace(/_$/, ''),
    tags: [tagOf(name)],
    security: call.access === 'person' || duty ? [{ token: [] }] : [],
    ...(duty && {
      description: `Solo para el equipo de la clínica con la tarea «${duty}». Queda en la bitácora.`,
    }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.idempotent && { headers: IdempotencyHeaders }),
    ...(call.minimal && { headers: PreferHeaders }),
    ...(call.raw && rawSchema(call.raw)),
    response: {
      [call.answer.status]: describe(call.answer.body, 'Hecho'),
      ...refusals({ limited: call.answer.size === 'heavy' ? true : call.limited }),
    },
  }
}

/** The refusals of a call, for OpenAPI and the serialiser, which compiles each of these objects once. */
export function refusals({ limited }: { limited?: true }): Record<string, object> {
  return { '4xx': refused, ...(limited && { '429': tooOften }), '503': away }
}

const refused = describe(Refusal, 'No se hizo, y por qué')
const tooOften = laterRefusal('Demasiadas veces; Retry-After dice en cuántos segundos')
const away = laterRefusal('Algo de lo que depende no responde; se puede repetir')

function laterRefusal(description: string): object {
  const wait = { 'Retry-After': { type: 'integer', minimum: 0, description: 'Segundos' } }
  return { ...describe(Refusal, description), headers: wait }
}

/** The body of a signed call is bytes of some types, and a header signs them. */
function rawSchema({ contentTypes, signatureHeader }: RawBody): FastifySchema {
  return {
    consumes: [...contentTypes],
    body: Type.String({ format: 'binary' }),
    headers: Type.Object({
      [signatureHeader]: Type.String({
        minLength: 1,
        maxLength: 4096,
        description: 'La firma del cuerpo, tal como se envía',
      }),
    }),
  }
}

/** The first segment of the path: `PUT patients/{id}/meal-plans` has the tag `patients`. */
function tagOf(name: CallName): string {
  return name.split(' ')[1]?.split('/')[0] ?? ''
}

function describe<S extends object>(schema: S, description: string): S {
  return { ...schema, description }
}
