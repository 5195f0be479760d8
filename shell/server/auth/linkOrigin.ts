import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from 'shared/server/config/config'

/** This machine, and the addresses of a house's own network: a phone opens a laptop by one of these. */
const NEARBY =
  /^(localhost|[\w-]+\.local|\[::1\]|127(\.\d{1,3}){3}|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})(:\d{1,5})?$/i

/**
 * Where links in mails lead. A request's word for it is whatever who sends it writes into its `Host`: believed in a
 * mail to somebody else, it would carry that person's link to a stranger. So only mails that stay in the house, of a
 * laptop or a demo, take it, and only for an address nearby; elsewhere there is `PUBLIC_ORIGIN` or no mail.
 */
export function linkOrigin(
  config: Config,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (config.publicOrigin) return config.publicOrigin
  if (!believesRequests(config)) return undefined
  return NEARBY.test(host) ? `${protocol}://${host}` : `http://localhost:${config.port}`
}

function believesRequests({ smtpUrl, databaseUrl, demo }: Config): boolean {
  return !smtpUrl && (!databaseUrl || demo)
}

export const MISSING_ORIGIN = 'PUBLIC_ORIGIN is not set: without it no mail with a link is sent'

/** At the start, to who can mend it: the answer to a person says nothing of it. */
export function tellOfMissingOrigin(log: FastifyBaseLogger, config: Config): void {
  if (!config.publicOrigin && !believesRequests(config)) log.error(MISSING_ORIGIN)
}
