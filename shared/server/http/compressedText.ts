import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Encoding } from './acceptedEncoding'

/**
 * Brotli's qualities. The first callers do not wait; later ones get an eighth less, which takes ten times as long to
 * make.
 */
const QUICK = 9
const SMALLEST = 10

/** A text that is sent often, encoded once for each encoding. */
export class CompressedText {
  readonly #text: Buffer
  readonly #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(text: string | Buffer) {
    this.#text = Buffer.from(text)
  }

  bytes(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const quick = encode(this.#text, encoding, QUICK)
    this.#encoded.set(encoding, quick)
    // Later callers get other bytes with the same content; no caller gets a part of them.
    if (encoding === 'br') {
      quick
        .then(() => encode(this.#text, encoding, SMALLEST))
        .then(smallest => this.#encoded.set(encoding, Promise.resolve(smallest)))
        .catch(() => undefined)
    }
    return quick
  }
}

async function encode(text: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(text)
  if (encoding === 'identity') return text
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return promisify(brotliCompress)(text, { params })
}

const MAX_TEXTS = 200
const texts = new LRUCache<string, CompressedText>({ max: MAX_TEXTS })

/** A text that is made for each request and is mostly the same, such as a page: equal texts are encoded once. */
export function compressedText(text: string): CompressedText {
  const known = texts.get(text)
  if (known) return known
  const compressed = new CompressedText(text)
  texts.set(text, compressed)
  return compressed
}
