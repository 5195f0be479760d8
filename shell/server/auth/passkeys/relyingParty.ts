import type { FastifyRequest } from 'fastify'
import { linkOrigin, MISSING_ORIGIN } from 'shared/server/http/linkOrigin'
import { conflict, type Refused } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { passkeyMessages } from '../../../passkeyMessages'

/** The site that passkeys are made for: a device uses them on its pages alone. */
export interface RelyingParty {
  ok: true
  id: string
  origin: string
}

/** The same origin as in mails: a `Host` that a caller invents makes no passkey and opens no session. */
export function relyingParty({ config }: SliceContext, request: FastifyRequest): RelyingParty | Refused {
  const origin = linkOrigin(config, request)
  if (origin) return { ok: true, id: new URL(origin).hostname, origin: new URL(origin).origin }
  request.log.error(MISSING_ORIGIN)
  return conflict(passkeyMessages.unavailable)
}
