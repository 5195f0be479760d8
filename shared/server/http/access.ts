import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CallDescription } from 'shared/contract'
import { type Duty, isDuty } from 'shared/published/duties'
import { refuse } from './answer'
import { serverMessages } from './messages'
import { forbidden, type Refused, unauthorized } from './outcome'
import { bearerToken, isWhole, type Person } from './person'

/** Identifies the caller or refuses. It runs before the body is read: a caller without the right sends none. */
type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>

const lacksFactor = (message: string) => forbidden(message, { secondFactor: message })
/** The refusal of a session of the staff that has not given the second factor. */
export const notConfirmed = lacksFactor(serverMessages.secondFactor)
const notConfirmedRecently = lacksFactor(serverMessages.secondFactorAgain)

export function checksOf({
  access,
  secondFactor,
}: Pick<CallDescription, 'access' | 'secondFactor'>): Check[] {
  const duty = dutyOf(access)
  if (duty) return [requireDuty(duty, secondFactor === 'recent')]
  // The handler of a signed call verifies the signature, which needs the body.
  return access === 'person' ? [requirePerson(secondFactor === 'before')] : []
}

/** The duty that a call of the staff needs; undefined for every other call. */
export function dutyOf(access: CallDescription['access']): Duty | undefined {
  const [, duty = ''] = access.split(':')
  return isDuty(duty) ? duty : undefined
}

function requirePerson(beforeSecondFactor: boolean): Check {
  return async (request, reply) => {
    const person = await personOf(request)
    if (!person) return refuse(unauthorized(serverMessages.unauthorized), reply)
    if (!beforeSecondFactor && !isWhole(person)) return refuse(notConfirmed, reply)
    request.person = person
    return undefined
  }
}

/**
 * A patient's token is refused with 403: the call's existence is no secret, since OpenAPI lists it. `request.person`
 * stays empty, so that the checks of patients, such as their consent, do not apply to a member of the staff.
 */
function requireDuty(duty: Duty, recent: boolean): Check {
  return async (request, reply) => {
    const person = await personOf(request)
    if (!person) return refuse(unauthorized(serverMessages.unauthorized), reply)
    const { staffDoor } = request.server
    const member = await staffDoor.memberOf(person)
    if (!member) return refuse(forbidden(serverMessages.staffOnly), reply)
    const refuseMember = async (lacking: string, refusal: Refused) => {
      await staffDoor.refuse(
        member,
        `refused without ${lacking}: ${request.method} ${request.routeOptions.url}`,
      )
      return refuse(refusal, reply)
    }
    if (!isWhole(person)) return refuseMember('a second factor', notConfirmed)
    if (!member.duties.includes(duty)) return refuseMember(duty, forbidden(serverMessages.otherDuty))
    if (recent && !staffDoor.confirmedRecently(person))
      return refuseMember('a recent second factor', notConfirmedRecently)
    request.staff = member
    return undefined
  }
}

async function personOf(request: FastifyRequest): Promise<Person | undefined> {
  const token = bearerToken(request)
  return token ? request.server.identify(token) : undefined
}
