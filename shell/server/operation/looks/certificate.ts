import { once } from 'node:events'
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { findings } from '../../../rules/operation/findings'
import { LIMITS, LOOK_LIMIT_MS } from '../limits'
import { below, type Look } from '../look'

const HTTPS_PORT = 443

/** The gateway has the certificate, so it is looked at as a browser sees it, at the public address. */
export const certificateLook: Look = {
  name: 'certificate',
  // The public address need not be reachable from inside.
  withoutAnswer: { state: 'no se sabe', ...findings.certificateUnseen },
  async find({ config, now }) {
    if (!config.publicOrigin?.startsWith('https:'))
      return { state: 'no se sabe', ...findings.certificateNoAddress }
    const endsAt = await endOfCertificate(new URL(config.publicOrigin))
    const state = below(endsAt.getTime() - now().getTime(), LIMITS.certificateLeftMs)
    return state === 'bien'
      ? { state, ...findings.certificateWell(endsAt) }
      : { state, ...findings.certificateEnds(endsAt, endsAt <= now()) }
  },
}

async function endOfCertificate({ hostname, port }: URL): Promise<Date> {
  // Nothing is sent, and one that has ended is to be seen too.
  const host = hostname.replace(/^\[|\]$/g, '')
  const socket = connect({
    host,
    port: Number(port) || HTTPS_PORT,
    servername: isIP(host) ? undefined : host,
    rejectUnauthorized: false,
  })
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(LOOK_LIMIT_MS) })
    return new Date(socket.getPeerCertificate().valid_to)
  } finally {
    socket.destroy()
  }
}
