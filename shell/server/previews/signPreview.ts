import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Preview } from 'shared/published/preview'
import type { Config } from 'shared/server/config/config'
import { previewAddress, readSigned, unsigned } from '../../rules/previewLink'
import { keyOf, SECRETS_KEY } from '../sealing/keyFile'

/** Long enough for a team to look, and to show it to others. */
const LIFETIME_MS = 2 * MS_PER_DAY

/** A link asks a member first; the cookie of a browser says that one has confirmed. */
type Purpose = 'link' | 'browser'

type Place = Pick<Config, 'dataDir' | 'secretsKey'>

/** The signed text of a preview for one of the two purposes. */
export async function signPreview(place: Place, purpose: Purpose, preview: Preview): Promise<string> {
  return signed(await keyFor(place), purpose, preview)
}

/** A function that answers the link to a release, from now on for its whole time. */
export async function previewLinks(
  place: Place,
  now: Date,
): Promise<(remote: string, release: string) => string> {
  const key = await keyFor(place)
  const seconds = Math.floor((now.getTime() + LIFETIME_MS) / 1000)
  const until = new Date(seconds * 1000).toISOString()
  return (remote, release) => previewAddress(signed(key, 'link', { remote, release, until }))
}

function signed(key: Buffer, purpose: Purpose, preview: Preview): string {
  const text = unsigned(preview)
  return `${text}.${signatureOf(key, purpose, text).toString('base64url')}`
}

/** The preview of a signed text; undefined where it is none, is over, or was signed for another purpose. */
export async function knownPreview(
  place: Place,
  purpose: Purpose,
  text: string,
  now: Date,
): Promise<Preview | undefined> {
  const found = readSigned(text)
  if (!found || Date.parse(found.until) <= now.getTime()) return undefined
  const { signature, ...preview } = found
  const right = signatureOf(await keyFor(place), purpose, unsigned(preview))
  return timingSafeEqual(right, Buffer.from(signature, 'base64url')) ? preview : undefined
}

const signatureOf = (key: Buffer, purpose: Purpose, text: string) =>
  createHmac('sha256', key).update(`${purpose} ${text}`).digest()

async function keyFor({ dataDir, secretsKey }: Place): Promise<Buffer> {
  const secret = await keyOf({ dataDir, file: SECRETS_KEY, configured: secretsKey })
  return Buffer.from(hkdfSync('sha256', secret, '', 'my-diet previews of releases', 32))
}
