import type { FastifyRequest } from 'fastify'
import type { Config } from 'shared/server/config/config'
import { linkOrigin } from 'shared/server/http/linkOrigin'

/** The entry point's own origin as browsers write it; undefined where it is not known (`PUBLIC_ORIGIN`). */
export function ownOrigin(
  config: Config,
  request: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  const origin = linkOrigin(config, request)
  return origin && new URL(origin).origin
}
