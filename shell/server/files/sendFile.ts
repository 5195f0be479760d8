import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isPrivateName } from 'shared/server/files/files'
import { notFoundHandler } from 'shared/server/http/errorHandler'
import { bearerToken, isWhole } from 'shared/server/http/person'
import type { SliceContext } from 'shared/server/slices/context'
import { rangeOf } from './rangeOf'
import { fileSchema } from './uploadSchema'
import { uploadNamed } from './uploadStore'

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
  '.vtt': 'text/vtt; charset=utf-8',
}

/** A person can remove a picture: a cache that many share would go on giving it. */
const OF_ONE_BROWSER = 'private, max-age=31536000, immutable'

/** A file that is opened by itself can load and run nothing, whatever its content. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const INERT = `${NOTHING}; sandbox`

/**
 * `GET files/{name}`. Anyone who has the name can read a picture; only the owner's token reads a private file, which one
 * without a kind is until it becomes a picture (shared/product/shell.md#files). The bytes of a name never change. A request for a range gets that range, so that a
 * recording can be played from any second.
 */
export function sendFile(app: FastifyInstance, context: SliceContext): void {
  app.get<{ Params: { name: string } }>('/files/:name', { schema: fileSchema }, async (request, reply) => {
    const { name } = request.params
    const upload = isPrivateName(name) ? await uploadNamed(context.database, name) : undefined
    const isPrivate = isPrivateName(name) && upload?.kind !== 'picture'
    if (isPrivate && !(await isFrom(request, upload?.ownerId))) return notFoundHandler(request, reply)
    const bytes = await context.files.read(name)
    if (!bytes) return notFoundHandler(request, reply)
    if (isPrivate) reply.header('content-disposition', `attachment; filename="${name}"`)
    // Not every browser shows a PDF in a sandbox. Public PDFs are the practice's own; people's are only downloaded.
    const policy = extname(name) === '.pdf' && !isPrivate ? NOTHING : INERT
    reply
      .header('cache-control', isPrivate ? 'no-store' : OF_ONE_BROWSER)
      .header('content-security-policy', policy)
      .header('accept-ranges', 'bytes')
      .type(TYPES[extname(name)] ?? 'application/octet-stream')
    const range = rangeOf(request.headers.range, bytes.length)
    if (range === undefined) return reply.send(bytes)
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${bytes.length}`).send(Buffer.alloc(0))
    }
    const { start, end } = range
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
      .send(bytes.subarray(start, end + 1))
  })
}

async function isFrom(request: FastifyRequest, ownerId: number | null | undefined): Promise<boolean> {
  const token = bearerToken(request)
  const person = token ? await request.server.identify(token) : undefined
  return person !== undefined && isWhole(person) && ownerId === person.id
}
