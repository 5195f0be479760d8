import type { FastifyInstance } from 'fastify'

export type Encoding = 'br' | 'gzip' | 'identity'

// Own code instead of @fastify/accept-negotiator, which sends brotli to a caller that refuses it by `br;q=0, *`, does
// not know `x-gzip`, and sends gzip to a caller that prefers it although brotli takes fewer bytes for both.

/** The best of our encodings that `Accept-Encoding` does not refuse, by its name or by `*` (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding {
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

/** Negotiates for every answer, also for those that @fastify/compress encodes: it finds one encoding to choose from. */
export function negotiateEncoding(app: FastifyInstance): void {
  app.addHook('onRequest', ({ headers }, _reply, done) => {
    headers['accept-encoding'] = acceptedEncoding(headers['accept-encoding'])
    done()
  })
}
