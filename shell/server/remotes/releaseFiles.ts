import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The path prefix of the remotes' releases: `/releases/mf-diet/<release>/…`. */
export const REMOTE_FILES = '/releases/'

const IMMUTABLE = 'public, max-age=31536000, immutable'

interface Files {
  root: string
  prefix: string
  /** The paths below the prefix that may be read, of all files; without it every one. */
  within?: RegExp
}

/** Serves the files of releases: a release never changes, so caches may store it. */
export async function releaseFiles(app: FastifyInstance, { root, prefix, within }: Files): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    index: false,
    decorateReply: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    // Scripts and styles are always read whole.
    acceptRanges: false,
    // The histories beside the releases name people, source maps hold the source, and slice.json an address inside the
    // operator's network; only the team reads them.
    allowedPath: path =>
      (within?.test(path) ?? true) && !/\.(br|gz|map)$|\/([0-9a-f]{16}|slice)\.json$/.test(path),
    setHeaders: (reply, path) => {
      const moves = path.endsWith('current.json')
      reply.header('cache-control', moves ? 'no-store' : IMMUTABLE)
    },
  })
}
