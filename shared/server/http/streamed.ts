import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Batches } from '../database/batches'
import { limitReading } from './readingLimit'

/** A value with some of its lists in batches. */
type Lazily<T> = T extends readonly (infer E)[]
  ? T | Batches<E>
  : T extends object
    ? { [K in keyof T]: Lazily<T[K]> }
    : T

/** An answer that is made while it is sent, so that memory holds no more of it than its reader is waiting for. */
export class Streamed<T> {
  /** Only carries the type of the value. */
  declare readonly of: T
  readonly #value: Lazily<T>

  constructor(value: Lazily<T>) {
    this.#value = value
  }

  async send(reply: FastifyReply): Promise<FastifyReply> {
    const parts = jsonParts(this.#value)
    // A failure before the first part is an ordinary refusal; a later one ends the connection.
    const first = await parts.next()
    const body = Readable.from(withFirst(first.value ?? '', parts))
    limitReading(reply, body)
    return reply.type('application/json; charset=utf-8').send(body)
  }
}

async function* withFirst(first: string, parts: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first
  yield* parts
}

/** Between two parts the process does what others ask for. */
const PART_LENGTH = 64 * 1024

/** The JSON of a value, in parts; a part ends with the row that reaches its length. */
async function* jsonParts(value: unknown): AsyncGenerator<string> {
  if (isBatches(value)) yield* listParts(value)
  else if (isPlainObject(value)) yield* objectParts(value)
  else yield JSON.stringify(value)
}

async function* listParts(batches: Batches<unknown>): AsyncGenerator<string> {
  let part = '['
  let before = ''
  for await (const rows of batches) {
    for (const row of rows) {
      part += before + JSON.stringify(row)
      before = ','
      if (part.length < PART_LENGTH) continue
      yield part
      part = ''
    }
  }
  yield `${part}]`
}

async function* objectParts(value: object): AsyncGenerator<string> {
  let before = '{'
  for (const [name, member] of Object.entries(value)) {
    if (member === undefined) continue
    yield `${before}${JSON.stringify(name)}:`
    yield* jsonParts(member)
    before = ','
  }
  yield before === '{' ? '{}' : '}'
}

function isBatches(value: unknown): value is Batches<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

/** A date, for one, writes itself. */
function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
