import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from 'shared/contract'
import { Json } from './json'
import type { Outcome, Refused, StreamedSuccess } from './outcome'
import { Prepared } from './prepared'
import { Streamed } from './streamed'

/** Sends a handler's outcome. */
export async function answer(
  outcome: Outcome<unknown> | StreamedSuccess<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!outcome.ok) return refuse(outcome, reply)
  reply.code(outcome.status).headers(outcome.headers ?? {})
  if (outcome.data instanceof Prepared) return outcome.data.send(request, reply)
  // Most answers are about somebody's health: no cache stores them.
  reply.header('cache-control', 'no-store')
  if (outcome.data instanceof Streamed) return outcome.data.send(reply)
  if (!(outcome.data instanceof Json)) return reply.send(outcome.data)
  return reply.type('application/json; charset=utf-8').send(outcome.data.bytes)
}

/** Sends a refusal. */
export function refuse(
  { status, message, errors, retryAfterSeconds }: Refused,
  reply: FastifyReply,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const body: Refusal = errors ? { message, errors } : { message }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
