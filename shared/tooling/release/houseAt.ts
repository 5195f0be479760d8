import { origin } from 'shared/server/config/variables'

/** The house that a release goes to. Throws where a token must not be sent there: it is encrypted, or on this machine. */
export function houseAt(text: string): string {
  const known = origin(text)
  if (!known) throw new Error(`${text} is no address such as https://app.example.mx.`)
  const { protocol, hostname } = new URL(known)
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new Error(`${text} is not encrypted: https://… is.`)
  return known
}
