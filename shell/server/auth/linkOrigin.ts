import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from 'shared/server/config'

const HOST = /^([\w.-]+|\[[\da-fA-F:.]+\])(:\d{1,5})?$/

/**
 * Where links in mails lead. A request's word for it is whatever who sends it writes into its `Host`: believed in a
 * mail to somebody else, it would carry that person's link to a stranger. So only mails that stay in the house, of a
 * laptop or a demo, take it; elsewhere there is `PUBLIC_ORIGIN` or no mail.
 */
export function linkOrigin(
  config: Config,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (config.publicOrigin) return config.publicOrigin
  return believesRequests(config) && HOST.test(host) ? `${protocol}://${host}` : undefined
}

function believesRequests({ smtpUrl, databaseUrl, demo }: Config): boolean {
  return !smtpUrl && (!databaseUrl || demo)
}

export const MISSING_ORIGIN = 'PUBLIC_ORIGIN is not set: without it no mail with a link is sent'

/** At the start, to who can mend it: the answer to a person says nothing of it. */
export function tellOfMissingOrigin(log: FastifyBaseLogger, config: Config): void {
  if (!config.publicOrigin && !believesRequests(config)) log.error(MISSING_ORIGIN)
}
