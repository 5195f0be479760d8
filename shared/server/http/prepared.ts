import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding } from './acceptedEncoding'
import { CompressedText } from './compressedText'

/**
 * A long list with many readers and few changes: serialised and compressed once, sent as bytes, and not sent at all to
 * a caller that has it already. Each encoding has its own strong tag, since its bytes differ.
 */
export class Prepared<T> {
  /** Only carries the type of the serialised value. */
  declare readonly of: T
  readonly #json: CompressedText
  readonly #tag: string

  constructor(data: T) {
    const json = JSON.stringify(data)
    this.#json = new CompressedText(json)
    this.#tag = createHash('sha256').update(json).digest('base64url').slice(0, 22)
  }

  async send(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const encoding = acceptedEncoding(request.headers['accept-encoding'])
    const tag = `"${this.#tag}-${encoding}"`
    const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ')
    reply.header('etag', tag).header('cache-control', 'private, no-cache').header('vary', vary)
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(await this.#json.bytes(encoding))
  }
}

function isKnown(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map(part => part.trim().replace(/^W\//, ''))
  return tags.includes(tag) || tags.includes('*')
}
