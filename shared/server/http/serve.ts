import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  AnswerOf,
  BodyOf,
  CallDescription,
  CallName,
  Contract,
  ParamsOf,
  QueryOf,
  Refusal,
} from 'shared/contract'
import { idempotencyKeyOf } from './idempotencyKey'
import { serverMessages } from './messages'
import { type Outcome, type Refused, unauthorized } from './outcome'
import { bearerToken, type Person } from './person'
import { MINIMAL, prefersMinimal } from './preference'
import { Prepared } from './prepared'
import { routeSchema } from './routeSchema'

/** What a handler receives, typed by the call's description. */
interface Call<D extends CallDescription> {
  params: ParamsOf<D>
  query: QueryOf<D>
  body: BodyOf<D>
  person: D['access'] extends 'person' ? Person : undefined
  /** The caller's name for this attempt, in lower case, where the call takes one and the caller gave it. */
  idempotencyKey: D['idempotent'] extends true ? string | undefined : undefined
  /** Whether the caller prefers the shorter answer, where the call has one. */
  minimal: D['minimal'] extends true ? boolean : undefined
  request: FastifyRequest
}

/** One handler for each call of the contract: a forgotten or misspelt one does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C & CallName]: (call: Call<C[K]>) => Outcome<AnswerOf<C[K]>> | Promise<Outcome<AnswerOf<C[K]>>>
}

type AnyHandler = (call: object) => Outcome<unknown> | Promise<Outcome<unknown>>

/** Mounts the calls of a contract: who may call, what is valid, how it is answered and documented. */
export function serve<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<NoInfer<C>>,
): void {
  for (const [name, call] of Object.entries(contract) as [keyof C & CallName, CallDescription][]) {
    const [method = '', path = ''] = name.split(' ')
    // The types hold the handler to its own call; here, where all are mounted, they are alike.
    const handle = handlers[name] as unknown as AnyHandler
    app.route({
      method,
      url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
      schema: routeSchema(name, call),
      // Before the body is read: who may not call does not get to send it.
      onRequest: call.access === 'person' ? requirePerson : [],
      handler: async (request, reply) => {
        const { params, query, body, person } = request
        const idempotencyKey = call.idempotent && idempotencyKeyOf(request)
        const minimal = call.minimal && prefersMinimal(request)
        if (call.minimal) reply.header('vary', 'prefer')
        if (minimal) reply.header('preference-applied', MINIMAL)
        const outcome = await handle({
          params,
          query,
          body,
          person,
          idempotencyKey,
          minimal,
          request,
        })
        return answer(outcome, request, reply)
      },
    })
  }
}

async function requirePerson(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const token = bearerToken(request)
  request.person = token ? await request.server.identify(token) : undefined
  return request.person ? undefined : refuse(unauthorized(serverMessages.unauthorized), reply)
}

/** Sends what a handler answered. */
export async function answer(
  outcome: Outcome<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!outcome.ok) return refuse(outcome, reply)
  reply.code(outcome.status).headers(outcome.headers ?? {})
  if (outcome.data instanceof Prepared) return outcome.data.send(request, reply)
  // Most of what is answered is about somebody's health: no cache keeps it.
  return reply.header('cache-control', 'no-store').send(outcome.data)
}

export function refuse(
  { status, message, errors, retryAfterSeconds }: Refused,
  reply: FastifyReply,
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const body: Refusal = errors ? { message, errors } : { message }
  return reply.code(status).header('cache-control', 'no-store').send(body)
}
