import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * A long list that many ask for and few change: serialised and compressed once, sent as bytes, and not sent at all
 * to who has it already. Each encoding has its own strong tag, since its bytes are its own.
 */
export class Prepared<T> {
  /** Only carries the type of what was serialised. */
  declare readonly of: T
  readonly #json: Buffer
  readonly #tag: string
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(data: T) {
    this.#json = Buffer.from(JSON.stringify(data))
    this.#tag = createHash('sha256').update(this.#json).digest('base64url').slice(0, 22)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const tag = `"${this.#tag}-${encoding}"`
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', vary)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(await this.#bytes(encoding))
  }

  #bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const quick = encode(this.#json, encoding, QUICK)
    this.#encoded.set(encoding, quick)
    // Other bytes under the same tag: they say the same, and nobody is sent a part of them.
    if (encoding === 'br') {
      quick
        .then(() => encode(this.#json, encoding, SMALLEST))
        .then(smallest => this.#encoded.set(encoding, Promise.resolve(smallest)))
        .catch(() => undefined)
    }
    return quick
  }
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Brotli's qualities: the first who ask do not wait; who comes later gets an eighth less, which takes ten times as long. */
const QUICK = 9
const SMALLEST = 10

async function encode(json: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(json)
  if (encoding === 'identity') return json
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return promisify(brotliCompress)(json, { params })
}

/** RFC 9110, 12.5.3: the best of ours that is not refused, by its name or by `*`. */
function acceptedEncoding(header: string | string[] | undefined): Encoding {
  const wishes = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map(part => part.trim().split(/\s*;\s*/))
      .map(([name = '', quality = '']) => [name.replace(/^x-/, ''), !/^q=0(\.0*)?$/.test(quality)]),
  )
  return (
    (['br', 'gzip'] as const).find(encoding => wishes.get(encoding) ?? wishes.get('*') ?? false) ?? 'identity'
  )
}

function isKnown(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map(part => part.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}
