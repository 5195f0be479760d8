import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { shelfIn } from 'shared/releases/shelf'
import type { Registry } from 'shared/remote/remoteJson'
import type { Config } from 'shared/server/config/config'
import { acceptedEncoding } from 'shared/server/http/acceptedEncoding'
import { compressedText } from 'shared/server/http/compressedText'
import { errorHandler, notFoundHandler } from 'shared/server/http/errorHandler'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { previewAddress, previewIn, readSigned, TEAMS_PAGE } from '../../rules/previewLink'
import { composeRegistry } from '../registry/composeRegistry'
import { releasesOfPages } from '../registry/releasesOfPages'
import { originsFor } from '../remotes/originsFor'
import { REMOTE_FILES, releaseFiles } from '../remotes/releaseFiles'
import { policiesFor } from '../securityHeaders'
import { type BrowserView, browserView, firstFor, newPlace, shownPreview } from './browserView'
import { currentShell, SHELL_FILES, type ShellRelease } from './currentShell'
import { hasHashesOnly } from './hasHashesOnly'
import { integritiesOf } from './integritiesOf'
import { skeletonOf } from './skeletonOf'
import { writePage } from './writePage'

const IMMUTABLE = 'public, max-age=31536000, immutable'
const missingFile = /\.\w+$/
const missingCall = /^\/+(?:api|shelf)(?:\/|%2f|$)/i

/**
 * Serves the product's one page, the registry and the shell's own releases. The shell is released like the remotes:
 * an old tab still finds the files of its release, and a new release needs no restart.
 */
export async function pages(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const shelf = shelfIn(config.dataDir)
  const told = new Set<string>()
  /** Pages ask often: each problem is logged once. */
  const tell = (problem: string) => {
    if (!told.has(problem)) app.log.warn(problem)
    told.add(problem)
  }
  const registryFor = (request: FastifyRequest, view: BrowserView, shell?: string): Registry => {
    // First: a release in between is learned with the page's next call.
    const releases = releasesOfPages(shelf)
    const registry = composeRegistry(shelf, originsFor(request, config), {
      tell,
      shell,
      first: remote => firstFor(shelf, view, remote),
      withPrevious: shell !== undefined,
      grants: config.pageGrants,
    })
    return { ...releases, ...registry, chatUrl: config.chatUrl, ...shownPreview(view, registry) }
  }
  currentShell(shelf)
  app.setNotFoundHandler(notFoundHandler)
  // The file server answers 403 to an address that leads out of its folder; ours is 404.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode === 403) notFoundHandler(request, reply)
    else errorHandler(error, request, reply)
  })

  await app.register(fastifyStatic, {
    root: join(shelf, 'shell'),
    prefix: SHELL_FILES,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Scripts and styles are always read whole.
    acceptRanges: false,
    // A browser caches the files that files.json lists for use without a network, each with its hash.
    allowedPath: path =>
      !/\.(json|html|cjs|br|gz|map)$/.test(path) || /\/(files|integrity)\.json$/.test(path),
    setHeaders: reply => reply.header('cache-control', IMMUTABLE),
  })

  // Of the remotes that have no origin of their own.
  await app.register(scope =>
    releaseFiles(scope, { root: shelf, prefix: REMOTE_FILES, within: /^\/mf-[a-z]+\/[0-9a-f]{16}\// }),
  )

  /**
   * With `?shell=<release>`, for an open page: what fits its shell, which may be older than the present one, and the
   * releases before, in case the newest one fails there.
   */
  app.get('/registry.json', { schema: { hide: true } }, async (request, reply) => {
    const { shell } = request.query as { shell?: unknown }
    const view = await browserView(request, config)
    const text = JSON.stringify(registryFor(request, view, typeof shell === 'string' ? shell : undefined))
    return sendText(request, reply, text, 'application/json; charset=utf-8', 'no-store')
  })

  app.get('/sw.js', { schema: { hide: true } }, (request, reply) => {
    const { serviceWorker } = currentShell(shelf)
    if (serviceWorker === undefined) return reply.callNotFound()
    return sendText(request, reply, serviceWorker, 'text/javascript; charset=utf-8')
  })

  /** The first page is optional: if it cannot be rendered, the page works without it. */
  function pageFor(request: FastifyRequest, shell: ShellRelease, pathname: string, registry: Registry) {
    const given = {
      integrity: integritiesOf(shelf, registry, shell),
      traced: config.collector !== undefined,
      withoutPasskeys: linkOrigin(config, request) === undefined,
    }
    try {
      return writePage(shell, request.url, registry, {
        ...given,
        skeleton: skeletonOf(shelf, registry, pathname),
      })
    } catch (error) {
      request.log.error({ err: error }, 'the first page could not be rendered')
      return writePage({ ...shell, firstPage: undefined }, request.url, registry, given)
    }
  }

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const [pathname = '/', query = ''] = request.url.split('?')
    // A missing file or an unknown call never answers the page.
    if (missingFile.test(pathname) || missingCall.test(pathname)) return reply.callNotFound()
    const signed = pathname === '/' ? previewIn(query) : undefined
    // That page asks the member of the staff before anything changes.
    if (signed && readSigned(signed)) return reply.redirect(previewAddress(signed, TEAMS_PAGE))
    // Its address holds the reset's secret until the page removes it: no request of the page may send it as referrer.
    if (pathname === '/reset-password') reply.header('referrer-policy', 'no-referrer')
    const view = await browserView(request, config)
    const registry = registryFor(request, view)
    const page = pageFor(request, currentShell(shelf), pathname, registry)
    const needs = registry.remotes.flatMap(({ remote }) => remote.page ?? [])
    if (page.link) reply.header('link', page.link)
    if (hasHashesOnly(shelf)) reply.header('integrity-policy', 'blocked-destinations=(script)')
    reply.headers(policiesFor(request, config, { needs, inline: page.inline }))
    const place = newPlace(shelf, view, request)
    if (place) reply.header('set-cookie', place)
    const isOwn = place !== undefined || view.place !== undefined || view.preview !== undefined
    return sendText(
      request,
      reply,
      page.html,
      'text/html; charset=utf-8',
      isOwn ? 'private, no-cache' : undefined,
    )
  })
}

/** A text that changes under one address: by default browsers revalidate it at every use. */
async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  type: string,
  caching = 'no-cache',
) {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  reply.header('content-type', type).header('cache-control', caching).header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(await compressedText(text).bytes(encoding))
}
