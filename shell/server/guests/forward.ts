import { pipeline } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { MS_PER_MINUTE } from 'shared/dates/times'
import { dutyOf } from 'shared/server/http/access'
import { refuse } from 'shared/server/http/answer'
import { RETRY_AFTER_SECONDS } from 'shared/server/http/errorHandler'
import { serverMessages } from 'shared/server/http/messages'
import { type Refused, unavailable } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { networkOf } from 'shared/server/throttle/limits'
import { askGuest, atMost, isWell } from './askGuest'
import { Circuit } from './Circuit'
import { checkHead, isRefusal, type RawAnswer, readRefusal, waitOf } from './checkAnswer'
import { connectionToGuests } from './connection'
import { GuestFailed } from './guestFailed'
import type { AskedCall, Guest } from './guestsOn'
import { type HouseKeys, houseKeys } from './houseKeys'
import { Places } from './Places'

/** A reader that takes longer gives its place to others. */
const LONGEST_MS = MS_PER_MINUTE
const USUAL_SECONDS = 5

/** Of a caller's headers these alone reach a guest: no session, no cookie, no address. */
const PASSED_ON = ['content-type', 'idempotency-key', 'prefer', 'x-release'] as const

/** The state of this process for one guest. */
interface Door {
  circuit: Circuit
  places: Places
}

type Log = FastifyRequest['log']

/** Asks guests for callers whom the house knows, and passes their answers on. */
export async function forwarding(context: SliceContext) {
  const keys = await houseKeys(context.config)
  const agent = connectionToGuests()
  const doors = new Map<string, Door>()
  const doorOf = ({ slice: { address } }: Guest) => {
    const known = doors.get(address) ?? { circuit: new Circuit(), places: new Places() }
    doors.set(address, known)
    return known
  }
  const away = (retryAfterSeconds = RETRY_AFTER_SECONDS) =>
    unavailable(serverMessages.unavailable, retryAfterSeconds)

  /** Why the guest is not asked now; undefined where it may be. */
  async function closed({ circuit }: Door, { slice }: Guest): Promise<Refused | undefined> {
    const next = circuit.next(context.now())
    if (next === 'ask') return undefined
    if (next !== 'look') return away(next.retryAfterSeconds)
    if (await isWell(agent, slice)) return void circuit.succeeded()
    circuit.failed(context.now())
    return away()
  }

  async function forward(
    asked: AskedCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { guest } = asked
    const door = doorOf(guest)
    const giveBack = door.places.take(callerOf(request))
    if (!giveBack) return refuse(away(1), reply)
    for (const end of ['finish', 'close']) reply.raw.once(end, giveBack)
    const refused = await closed(door, guest)
    if (refused) return refuse(refused, reply)
    const gone = new AbortController()
    reply.raw.once('close', () => reply.raw.writableFinished || gone.abort())
    const failed = (error: unknown) => {
      if (gone.signal.aborted) return
      door.circuit.failed(context.now())
      tell(request.log, guest, error)
    }
    try {
      const answer = await askGuest(agent, { ...(await sentTo(keys, asked, request)), signal: gone.signal })
      return await passOn(answer, asked, {
        reply,
        failed,
        succeeded: () => door.circuit.succeeded(),
        giveUp: () => gone.abort(),
      })
    } catch (error) {
      if (!(error instanceof GuestFailed) && !gone.signal.aborted) throw error
      failed(error)
      return refuse(away(), reply)
    }
  }

  return { forward, keys, agent, close: () => agent.destroy() }
}

const callerOf = ({ person, staff, ip }: FastifyRequest) => String((person ?? staff)?.id ?? networkOf(ip))

async function sentTo(keys: HouseKeys, { guest, name, call }: AskedCall, request: FastifyRequest) {
  const statement = await keys.sign({
    to: guest.remote,
    call: name,
    requestId: request.id,
    personId: (request.person ?? request.staff)?.id,
    duty: dutyOf(call.access),
  })
  const passedOn = PASSED_ON.flatMap(header => {
    const value = request.headers[header]
    return typeof value === 'string' ? [[header, value] as const] : []
  })
  const { body } = request
  return {
    address: guest.slice.address,
    method: request.method,
    path: request.url.slice('/api'.length),
    headers: {
      ...Object.fromEntries(passedOn),
      accept: (call.answer.types ?? ['application/json']).join(', '),
      authorization: `Bearer ${statement}`,
      'x-request-id': request.id,
    },
    ...(Buffer.isBuffer(body) && body.length > 0 && { body }),
    limitMs: (call.seconds ?? USUAL_SECONDS) * 1000,
  }
}

interface Passing {
  reply: FastifyReply
  succeeded(): void
  failed(error: unknown): void
  /** Ends the answer; nobody failed. */
  giveUp(): void
}

async function passOn(
  answer: RawAnswer,
  { call }: AskedCall,
  { reply, ...hear }: Passing,
): Promise<FastifyReply> {
  // Whoever reads it hears of the error too; without a listener the process would end.
  answer.body.on('error', () => undefined)
  const limit = setTimeout(hear.giveUp, LONGEST_MS)
  try {
    if (isRefusal(answer)) {
      const refusal = await readRefusal(answer)
      clearTimeout(limit)
      hear.succeeded()
      const status = answer.status as Refused['status']
      return refuse({ ok: false, status, ...refusal, retryAfterSeconds: waitOf(answer) }, reply)
    }
    const { status, type } = checkHead(answer, call)
    reply.code(status).header('cache-control', 'no-store')
    if (status === 204) {
      clearTimeout(limit)
      hear.succeeded()
      answer.body.destroy()
      return reply.send()
    }
    const body = pipeline(answer.body, atMost(call.answer.maxBytes), error => {
      clearTimeout(limit)
      if (error) hear.failed(error)
      else hear.succeeded()
    })
    return reply.type(type).send(body)
  } catch (error) {
    clearTimeout(limit)
    answer.body.destroy()
    throw error instanceof GuestFailed ? error : new GuestFailed(String(error), { cause: error })
  }
}

const tell = (log: Log, { remote }: Guest, error: unknown) =>
  log.warn({ err: error, guest: remote }, 'a guest did not answer as it may')
