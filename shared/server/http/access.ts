import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDescription } from 'shared/contract'
import { refuse } from './answer'
import { serverMessages } from './messages'
import { forbidden, unauthorized } from './outcome'
import { bearerToken, type Person } from './person'

/** Identifies the caller or refuses. It runs before the body is read: a caller without the right sends none. */
type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

export const CHECKS: Readonly<Record<CallDescription['access'], Check[]>> = {
  anyone: [],
  // The handler verifies the signature, which needs the body.
  signed: [],
  person: [requirePerson],
  staff: [requireStaff],
}

async function requirePerson(request: FastifyRequest, reply: FastifyReply) {
  request.person = await personOf(request)
  return request.person ? undefined : refuse(unauthorized(serverMessages.unauthorized), reply)
}

/**
 * A patient's token is refused with 403: the call's existence is no secret, since OpenAPI lists it. `request.person`
 * stays empty, so that the checks of patients, such as their consent, do not apply to a member of the staff.
 */
async function requireStaff(request: FastifyRequest, reply: FastifyReply) {
  const person = await personOf(request)
  if (!person) return refuse(unauthorized(serverMessages.unauthorized), reply)
  request.staff = await request.server.staffDoor.memberOf(person)
  return request.staff ? undefined : refuse(forbidden(serverMessages.staffOnly), reply)
}

async function personOf(request: FastifyRequest): Promise<Person | undefined> {
  const token = bearerToken(request)
  return token ? request.server.identify(token) : undefined
}
