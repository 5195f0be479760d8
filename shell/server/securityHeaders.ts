import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { remotes } from 'shared/releases/remotes'
import type { Config } from 'shared/server/config/config'
import { contentSecurityPolicy, type Inline } from './contentSecurityPolicy'
import { SHELL_FILES } from './pages/currentShell'
import { originsFor } from './remotes/originsFor'

/** None of these is used; an injected script does not get them either. */
const PERMISSIONS = [
  'camera',
  'microphone',
  'geolocation',
  'payment',
  'usb',
  'display-capture',
  'browsing-topics',
]

const TWO_YEARS = 63_072_000

/** For what is no page, the API's answers and the shell's files: not shown, framed or guessed to be of another type. */
const NO_PAGE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The content security policy of an answer to this request. */
export function policyFor(request: FastifyRequest, config: Config, inline?: Inline): string {
  return contentSecurityPolicy(remotes().map(originsFor(request, config)), config.contentImages, inline)
}

export async function securityHeaders(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // Payment opens in a tab of its own and has no business with the one it came from.
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Remotes' code runs in the shell's page, so everything of the shell's is asked for by the shell's own origin.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: false,
  })
  app.addHook('onRequest', async (request, reply) => {
    // A laptop is reached by http; only a browser that came by https may be held to it.
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`)
    }
    if (request.url.startsWith('/api/') || request.url.startsWith(SHELL_FILES)) {
      reply.headers(NO_PAGE_HEADERS)
      return
    }
    await reply.helmet()
    reply.header('content-security-policy', policyFor(request, config))
    reply.header('permissions-policy', PERMISSIONS.map(feature => `${feature}=()`).join(', '))
  })
}
