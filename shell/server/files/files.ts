import { extname } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { notFoundHandler } from 'shared/server/errorHandler'
import type { Stand } from 'shared/server/slice'

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
}

/** Content pictures, readable by anyone who has the name (rulings, 21). A name never changes its bytes. */
export function files(app: FastifyInstance, stand: Stand): void {
  app.get<{ Params: { name: string } }>(
    '/files/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params
      const bytes = await stand.files.read(name)
      if (!bytes) return notFoundHandler(request, reply)
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .type(TYPES[extname(name)] ?? 'application/octet-stream')
        .send(bytes)
    },
  )
}
