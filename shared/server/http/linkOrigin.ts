import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../config/config'

/**
 * This machine and private networks: addresses, names that are not in the public DNS, and names without a dot, as
 * containers have. A phone opens a laptop on the same network by them. A name begins with a letter: a number alone is an
 * address of any network.
 */
const NEARBY_HOST =
  /^([a-z][\w-]{0,62}(\.(localhost|local|lan|internal|home\.arpa))?|\[::1\]|127(\.\d{1,3}){3}|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2})(:\d{1,5})?$/i

/**
 * The origin of links in mails. A sender can write any `Host` into a request: trusted in a mail to somebody else, it
 * would lead that person's link to a stranger. So a request's host is used only on a laptop or a demo, whose mails are
 * not sent, and only for a local address; elsewhere `PUBLIC_ORIGIN` is required to send the mail. A job has no request.
 */
export function linkOrigin(
  config: Config,
  request?: Pick<FastifyRequest, 'protocol' | 'host'>,
): string | undefined {
  if (config.publicOrigin) return config.publicOrigin
  if (!believesRequests(config)) return undefined
  return request && isNearby(request.host)
    ? `${request.protocol}://${request.host}`
    : `http://localhost:${config.port}`
}

/** Whether a request's host may be believed to be this machine, without a configured origin. */
export function isNearby(host: string): boolean {
  return NEARBY_HOST.test(host)
}

function believesRequests({ smtpUrl, databaseUrl, demo }: Config): boolean {
  return !smtpUrl && (!databaseUrl || demo)
}

export const MISSING_ORIGIN = 'PUBLIC_ORIGIN is not set: without it no mail with a link is sent'

/** Logs a missing `PUBLIC_ORIGIN` at start-up, for the operator: the answers to requests do not mention it. */
export function warnOfMissingOrigin(log: FastifyBaseLogger, config: Config): void {
  if (!config.publicOrigin && !believesRequests(config)) log.error(MISSING_ORIGIN)
}
