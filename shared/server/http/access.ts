import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDescription } from 'shared/contract'
import { type Duty, isDuty } from 'shared/published/duties'
import { refuse } from './answer'
import { serverMessages } from './messages'
import { forbidden, unauthorized } from './outcome'
import { bearerToken, type Person } from './person'

/** Identifies the caller or refuses. It runs before the body is read: a caller without the right sends none. */
type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

export function checksOf(access: CallDescription['access']): Check[] {
  const duty = dutyOf(access)
  if (duty) return [requireDuty(duty)]
  // The handler of a signed call verifies the signature, which needs the body.
  return access === 'person' ? [requirePerson] : []
}

/** The duty that a call of the staff needs; undefined for every other call. */
export function dutyOf(access: CallDescription['access']): Duty | undefined {
  const [, duty = ''] = access.split(':')
  return isDuty(duty) ? duty : undefined
}

async function requirePerson(request: FastifyRequest, reply: FastifyReply) {
  request.person = await personOf(request)
  return request.person ? undefined : refuse(unauthorized(serverMessages.unauthorized), reply)
}

/**
 * A patient's token is refused with 403: the call's existence is no secret, since OpenAPI lists it. `request.person`
 * stays empty, so that the checks of patients, such as their consent, do not apply to a member of the staff.
 */
function requireDuty(duty: Duty): Check {
  return async (request, reply) => {
    const person = await personOf(request)
    if (!person) return refuse(unauthorized(serverMessages.unauthorized), reply)
    const { staffDoor } = request.server
    const member = await staffDoor.memberOf(person)
    if (!member) return refuse(forbidden(serverMessages.staffOnly), reply)
    if (!member.duties.includes(duty)) {
      await staffDoor.refuse(member, `refused without ${duty}: ${request.method} ${request.routeOptions.url}`)
      return refuse(forbidden(serverMessages.otherDuty), reply)
    }
    request.staff = member
    return undefined
  }
}

async function personOf(request: FastifyRequest): Promise<Person | undefined> {
  const token = bearerToken(request)
  return token ? request.server.identify(token) : undefined
}
