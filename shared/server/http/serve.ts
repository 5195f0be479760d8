import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type {
  AnswerOf,
  BodyOf,
  CallDescription,
  CallName,
  Contract,
  ParamsOf,
  QueryOf,
  StaffAccess,
} from 'shared/contract'
import { checksOf } from './access'
import { answer } from './answer'
import { needsPlace } from './heavyPlaces'
import { idempotencyKeyOf } from './idempotencyKey'
import type { Json } from './json'
import type { Outcome, Refused, StreamedSuccess } from './outcome'
import type { Person } from './person'
import { MINIMAL, prefersMinimal } from './preference'
import type { Prepared } from './prepared'
import { rawBodies } from './rawBody'
import { requireRoom } from './room'
import { routeSchema } from './routeSchema'
import {
  type Audit,
  type AuditRefusal,
  auditOf,
  auditRefusalOf,
  type StaffMember,
  type StaffOutcome,
} from './staff'
import { takeTurn } from './turns'
import { acceptAnyBody } from './validator'

/** A handler's argument, typed by the call's description. */
interface Call<D extends CallDescription> {
  params: ParamsOf<D>
  query: QueryOf<D>
  body: BodyOf<D>
  person: D['access'] extends 'person' ? Person : undefined
  /** The calling member of the practice's staff. */
  staff: D['access'] extends StaffAccess ? StaffMember : undefined
  /** Writes the act into the audit log, in the transaction of its change. A staff call has no other way to succeed. */
  audit: D['access'] extends StaffAccess ? Audit : undefined
  auditRefusal: D['access'] extends StaffAccess ? AuditRefusal : undefined
  /** The body of a signed call as it was sent, and the headers, one of which holds the signature. */
  bytes: D['access'] extends 'signed' ? Buffer : undefined
  headers: D['access'] extends 'signed' ? IncomingHttpHeaders : undefined
  /** The caller's key of this attempt, in lower case, where the call takes one and the caller sent it. */
  idempotencyKey: D['idempotent'] extends true ? string | undefined : undefined
  /** Whether the caller prefers the shorter answer, where the call has one. */
  minimal: D['minimal'] extends true ? boolean : undefined
  request: FastifyRequest
}

/** The forms in which an answer is sent: as a value, made once for many readers, or as JSON that the database wrote. */
type Sent<T> = T | Prepared<T> | Json<T>

type OutcomeOf<D extends CallDescription> = D['access'] extends StaffAccess
  ? StaffOutcome<Sent<AnswerOf<D>>>
  : D['answer']['size'] extends 'heavy'
    ? StreamedSuccess<AnswerOf<D>> | Refused
    : Outcome<Sent<AnswerOf<D>>>

/** One handler for each call of the contract: a forgotten or misspelt one does not compile. */
export type Handlers<C extends Contract> = {
  [K in keyof C & CallName]: (call: Call<C[K]>) => OutcomeOf<C[K]> | Promise<OutcomeOf<C[K]>>
}

type AnyOutcome = Outcome<unknown> | StreamedSuccess<unknown>
type AnyHandler = (call: object) => AnyOutcome | Promise<AnyOutcome>

/** Mounts the calls of a contract: access, validation, answers and documentation. */
export function serve<const C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handlers: Handlers<NoInfer<C>>,
): void {
  for (const [name, call] of Object.entries(contract) as [keyof C & CallName, CallDescription][]) {
    // The types check each handler against its own call; here, where all are mounted, they are alike.
    const handle = handlers[name] as unknown as AnyHandler
    if (call.access !== 'signed') mount(app, name, call, handle)
    // In a scope of its own: only this call's body is read as bytes.
    else
      app.register(async scope => {
        rawBodies(scope, call.raw)
        mount(scope, name, call, handle)
      })
  }
}

function mount(app: FastifyInstance, name: CallName, call: CallDescription, handle: AnyHandler): void {
  const [method = '', path = ''] = name.split(' ')
  app.route({
    method,
    url: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
    schema: routeSchema(name, call),
    // A list of its own: plugins add their hooks to it, and would add them to every other route's too.
    onRequest: [...checksOf(call), ...needsPlace(call)],
    ...(call.access === 'person' && { preHandler: [takeTurn, ...(call.body ? [requireRoom] : [])] }),
    ...(call.raw && { config: { rawBody: true }, validatorCompiler: acceptAnyBody }),
    handler: async (request, reply) => {
      const { params, query, body, headers, person, staff } = request
      const minimal = call.minimal && prefersMinimal(request)
      if (call.minimal) reply.header('vary', 'prefer')
      if (minimal) reply.header('preference-applied', MINIMAL)
      const outcome = await handle({
        params,
        query,
        body: call.raw ? undefined : body,
        ...(call.raw && { bytes: body ?? Buffer.alloc(0), headers }),
        person,
        ...(staff && {
          staff,
          audit: auditOf(request.server, staff),
          auditRefusal: auditRefusalOf(request.server, staff),
        }),
        idempotencyKey: call.idempotent && idempotencyKeyOf(request),
        minimal,
        request,
      })
      return answer(outcome, request, reply)
    },
  })
}
