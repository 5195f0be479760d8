import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { remotesOf } from 'shared/releases/onShelf'
import { shelfIn } from 'shared/releases/shelf'
import type { PageNeeds } from 'shared/remote/pageNeeds'
import type { Config } from 'shared/server/config/config'
import { contentSecurityPolicy, type Inline } from './contentSecurityPolicy'
import { SHELL_FILES } from './pages/currentShell'
import { permissionsPolicy } from './permissionsPolicy'
import { originsFor } from './remotes/originsFor'
import { REMOTE_FILES } from './remotes/releaseFiles'
import { SHELF_CALLS } from './shelf/shelfCalls'

const TWO_YEARS = 63_072_000

/** For the API's answers and the files of releases, which are not pages: not rendered, not framed, no type sniffing. */
const NO_PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

const NO_PAGES = ['/api/', SHELF_CALLS, SHELL_FILES, REMOTE_FILES]

interface Page {
  needs?: readonly PageNeeds[]
  inline?: Inline
}

/** The policies of a page: those of all pages, and the needs of the released remotes. */
export function policiesFor(request: FastifyRequest, config: Config, { needs, inline }: Page = {}) {
  return {
    'content-security-policy': contentSecurityPolicy({
      remoteOrigins: remotesOf(shelfIn(config.dataDir)).map(originsFor(request, config)),
      contentImages: config.contentImages,
      needs,
      inline,
    }),
    'permissions-policy': permissionsPolicy(needs),
  }
}

export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Payment opens in its own tab, which needs no access to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Remotes' code runs in the shell's page, so only the shell's own origin requests the shell's files.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', (request, reply, done) => {
    // A laptop is reached by http: only an https request gets this header.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`)
    }
    if (NO_PAGES.some(prefix => request.url.startsWith(prefix))) {
      reply.headers(NO_PAGE_HEADERS)
    } else {
      reply.helmet()
      reply.headers(policiesFor(request, config))
    }
    done()
  })
}
