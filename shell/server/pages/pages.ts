import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { remotes } from 'shared/releases/remotes'
import { composeRegistry, type OriginOf } from '../registry/composeRegistry'
import { type ShellFiles, writePage } from './writePage'

export interface PagesOptions {
  /** The shell's build: index.html, files.json and the hashed files. */
  build: string
  /** The shelf of releases, see shared/releases. */
  shelf: string
  /** Where the browser that sent this request finds the remotes. */
  originsFor: (request: FastifyRequest) => OriginOf
  contentSecurityPolicy: (remoteOrigins: string[]) => string
}

const IMMUTABLE = 'public, max-age=31536000, immutable'
const hashedFile = /\.[0-9a-f]{10}\.\w+$/

/** Serves the one page of the product, the registry and the shell's files. */
export async function pages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  if (!existsSync(join(options.build, 'index.html'))) {
    throw new Error(`The shell is not built: ${options.build} has no index.html. Run npm start, which builds what is missing.`)
  }
  const template = readFileSync(join(options.build, 'index.html'), 'utf8')
  const files = JSON.parse(readFileSync(join(options.build, 'files.json'), 'utf8')) as ShellFiles

  await app.register(fastifyStatic, {
    root: options.build,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'files.json', '*.br', '*.gz'],
    setHeaders: (reply, path) => {
      if (hashedFile.test(path.replace(/\.(br|gz)$/, ''))) reply.header('cache-control', IMMUTABLE)
    },
  })

  app.get('/registry.json', { schema: { hide: true } }, (request, reply) => {
    reply.header('cache-control', 'no-store')
    return composeRegistry(options.shelf, options.originsFor(request))
  })

  app.get('/*', { schema: { hide: true } }, (request, reply) => {
    const pathname = request.url.split('?')[0] ?? '/'
    // An address with a file's ending that was not found is a missing file, never the page.
    if (/\.\w+$/.test(pathname)) return reply.callNotFound()
    const originOf = options.originsFor(request)
    const page = writePage(template, pathname, composeRegistry(options.shelf, originOf), files)
    const origins = [...new Set(remotes().map(originOf))].filter(origin => origin !== '')
    return sendPage(request, reply, page, options.contentSecurityPolicy(origins))
  })
}

const compressed = new Map<string, Buffer>()
const KEPT_PAGES = 200

/** The same few pages are asked for over and over: each is compressed once. */
function compress(page: string, encoding: 'br' | 'gzip'): Buffer {
  const key = encoding + createHash('sha256').update(page).digest('base64')
  const known = compressed.get(key)
  if (known) return known
  const body =
    encoding === 'br'
      ? brotliCompressSync(page, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(page, { level: 9 })
  if (compressed.size >= KEPT_PAGES) compressed.clear()
  compressed.set(key, body)
  return body
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string, policy: string) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .header('vary', 'accept-encoding')
  if (!encoding) return reply.send(page)
  return reply.header('content-encoding', encoding).send(compress(page, encoding))
}
