import type { FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { refuse } from 'shared/server/http/answer'
import { forbidden, type Refused, unauthorized } from 'shared/server/http/outcome'
import { bearerToken } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { limitOf, networkOf } from 'shared/server/throttle/limits'
import { throttleRefusal } from 'shared/server/throttle/throttle'
import { noteAct } from '../../shelf/noteAct'
import { type CallingGuest, guestOf } from '../../shelf/tokenStore'
import { type HouseKeys, ISSUER } from '../houseKeys'
import { internalMessages } from './messages'
import type { Port } from './portNames'

declare module 'fastify' {
  interface FastifyRequest {
    /** The guest of a call to the internal API. */
    callingGuest: CallingGuest | undefined
    /** The person for whom it calls. */
    callingFor: number
  }
}

/** A guest may act for its caller so long after the house has asked it. */
const AFTER_SECONDS = 10 * 60

/**
 * Nothing of a call is read before its token is known and has the port, and the statement shows for whom it is: a person
 * who has just called this guest.
 */
export function knowGuest(context: SliceContext, keys: HouseKeys, port: Port) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const token = bearerToken(request)
    const guest = token ? await guestOf(context.database, token) : undefined
    if (!guest) return refuse(await unknown(context, request), reply)
    if (!guest.ports.includes(port)) {
      await noteAct(context, guest, `refused without the port ${port}`)
      return refuse(forbidden(internalMessages.notGranted(port)), reply)
    }
    const personId = await personOf(keys, guest.remote, request.headers['x-caller'])
    if (!personId) return refuse(forbidden(internalMessages.noCaller), reply)
    request.callingGuest = guest
    request.callingFor = personId
  }
}

async function personOf({ publicKey }: HouseKeys, remote: string, statement: unknown): Promise<number> {
  if (typeof statement !== 'string') return 0
  const expected = { issuer: ISSUER, audience: remote, clockTolerance: AFTER_SECONDS }
  const known = await jwtVerify(statement, publicKey, expected).catch(() => undefined)
  return Number(known?.payload.sub ?? 0)
}

/** Twenty in a quarter of an hour, as at the shelf. */
async function unknown({ database, now }: SliceContext, { ip }: FastifyRequest): Promise<Refused> {
  const limit = limitOf({
    name: 'wrong guest tokens',
    of: networkOf(ip),
    most: 20,
    windowMs: 15 * MS_PER_MINUTE,
  })
  const message = internalMessages.tooManyTokens
  const refused = await throttleRefusal(database, { limits: [limit], at: now(), message })
  return refused ?? unauthorized(internalMessages.noToken)
}
