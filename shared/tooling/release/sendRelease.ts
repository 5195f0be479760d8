import { createHash } from 'node:crypto'
import type { Origin } from 'shared/releases/record'
import { packRelease } from './packRelease'
import type { Audience } from './releaseWords'

/** As long as the shelf gives an archive to arrive. */
const ARCHIVE_MS = 300_000
const PATIENCE_MS = 30_000

export interface Shelf {
  /** The house's address, without a slash at the end. */
  origin: string
  token: string
  remote: string
}

/** A refusal whose words whoever releases reads. */
class NotReleased extends Error {
  override name = 'NotReleased'
}

/** For whom a release is, and the archive of its stories. */
interface Sent {
  audience?: Audience
  stories?: Buffer | undefined
}

/**
 * Sends a build to the shelf of a running house, for its audience: it becomes current, is tried, or neither. Throws with
 * the shelf's own words. An attempt whose answer was lost is repeated by the same command.
 */
export async function sendRelease(
  shelf: Shelf,
  build: string,
  origin: Origin,
  { audience = 'all', stories }: Sent = {},
): Promise<string> {
  const { release, archive } = packRelease(build, origin)
  // Read first: whoever moves it while the archive is on its way is noticed.
  const { headers } = await ask(shelf, '')
  await ask(shelf, '/releases', { method: 'POST', ...archived(archive) })
  if (stories) await ask(shelf, storiesOf(release), { method: 'PUT', ...archived(stories) })
  if (audience === 'nobody') return release
  await ask(shelf, '/current', {
    method: 'PUT',
    body: JSON.stringify({ release, ...(audience !== 'all' && audience) }),
    headers: { 'content-type': 'application/json', 'if-match': headers.get('etag') ?? '' },
  })
  return release
}

function archived(archive: Buffer): RequestInit {
  const digest = createHash('sha256').update(archive).digest('base64')
  return {
    body: new Uint8Array(archive),
    headers: { 'content-type': 'application/gzip', 'content-digest': `sha-256=:${digest}:` },
    signal: AbortSignal.timeout(ARCHIVE_MS),
  }
}

/** The archive of the stories of a release on the shelf of a running house. */
export const fetchStories = async (shelf: Shelf, release: string): Promise<Buffer> =>
  Buffer.from(
    await (await ask(shelf, storiesOf(release), { signal: AbortSignal.timeout(ARCHIVE_MS) })).arrayBuffer(),
  )

const storiesOf = (release: string) => `/releases/${release}/stories`

export async function ask(
  { origin, token, remote }: Shelf,
  path: string,
  how: RequestInit = {},
): Promise<Response> {
  const url = `${origin}/shelf/${remote}${path}`
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(PATIENCE_MS),
    // The token goes to this address and to no other.
    redirect: 'error',
    ...how,
    headers: { ...how.headers, authorization: `Bearer ${token}` },
  }).catch((error: Error) => {
    const { message = error.message } = (error.cause ?? {}) as { message?: string }
    throw new NotReleased(`${url} does not answer: ${message}.`)
  })
  if (answer.ok) return answer
  throw new NotReleased(await wordsOf(answer))
}

/** The words of the shelf, line by line; another server may answer anything. */
async function wordsOf(answer: Response): Promise<string> {
  const text = (await answer.text()).slice(0, 20_000)
  try {
    const { message, problems = [] } = JSON.parse(text) as { message: string; problems?: string[] }
    return [`${answer.status}: ${message}`, ...problems.map(problem => `✗ ${problem}`)].join('\n')
  } catch {
    return `${answer.url} answered ${answer.status}, and is no shelf.`
  }
}
