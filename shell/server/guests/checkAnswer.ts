import type { Readable } from 'node:stream'
import type { Refusal } from 'shared/contract'
import type { GuestCall } from 'shared/releases/sliceJson'
import Type from 'typebox'
import { Value } from 'typebox/value'
import { GuestFailed } from './guestFailed'

/** An answer whose head has come. */
export interface RawAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Readable
}

/** The head of a success that may be sent on. */
export interface GoodHead {
  status: 200 | 201 | 204
  type: string
}

const SUCCESSES = [200, 201, 204]
/** 401 is not one of them: whether a person is signed in, the house says. */
const REFUSALS = [400, 403, 404, 409, 410, 413, 415, 422, 429]

const JSON_TYPE = 'application/json'
const LONGEST_REFUSAL = 16 * 1024

const GuestRefusal = Type.Object({
  message: Type.String({ minLength: 1, maxLength: 500 }),
  errors: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 500 }), { maxProperties: 100 })),
})

export const isRefusal = ({ status }: RawAnswer) => REFUSALS.includes(status)

/** Throws where an answer is none that the call may have: a redirect, an error, another type, too many bytes. */
export function checkHead({ status, headers }: RawAnswer, { answer }: GuestCall): GoodHead {
  if (!SUCCESSES.includes(status)) throw new GuestFailed(`it answered ${status}`)
  if (headers['content-encoding'] !== undefined) throw new GuestFailed('its answer is compressed')
  if (Number(headers['content-length'] ?? 0) > answer.maxBytes)
    throw new GuestFailed('its answer is too long')
  return {
    status: status as GoodHead['status'],
    type: status === 204 ? '' : typeOf(headers, answer.types ?? [JSON_TYPE]),
  }
}

/** The content type that the reader gets. A text has the charset UTF-8, whether or not the guest says so. */
function typeOf(headers: RawAnswer['headers'], allowed: readonly string[]): string {
  const [type = '', ...parameters] = String(headers['content-type'] ?? '')
    .toLowerCase()
    .split(';')
    .map(part => part.trim())
  if (!allowed.includes(type)) throw new GuestFailed(`its answer is ${type || 'of no type'}`)
  const isUtf8 = parameters.every(one => !one.startsWith('charset=') || /^charset="?utf-?8"?$/.test(one))
  if (!isUtf8) throw new GuestFailed('its answer is not UTF-8')
  return type === JSON_TYPE || type.startsWith('text/') ? `${type}; charset=utf-8` : type
}

/** A refusal, of which only the words are sent on. */
export async function readRefusal({ headers, body }: RawAnswer): Promise<Refusal> {
  typeOf(headers, [JSON_TYPE])
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.length
    if (bytes > LONGEST_REFUSAL) throw new GuestFailed('its refusal is too long')
    chunks.push(chunk)
  }
  try {
    const refusal: unknown = Value.Clean(GuestRefusal, JSON.parse(Buffer.concat(chunks).toString('utf8')))
    if (Value.Check(GuestRefusal, refusal)) return refusal
  } catch {
    // It is no JSON.
  }
  throw new GuestFailed('its refusal has no message')
}

const LONGEST_WAIT_SECONDS = 3600

/** The seconds of a refusal that comes too often. */
export function waitOf({ headers }: RawAnswer): number | undefined {
  const seconds = Number(headers['retry-after'])
  return Number.isInteger(seconds) && seconds >= 0 ? Math.min(seconds, LONGEST_WAIT_SECONDS) : undefined
}
