import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { ARCHIVE } from 'shared/releases/archive'
import { refusal, type ShelfRefusal } from './answers'
import { shelfMessages } from './messages'

/** The SHA-256 of a Content-Digest (RFC 9530), which may name other sums beside it. */
const SHA_256 = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):\s*(?:,|$)/

const TYPE = /^application\/(gzip|x-gzip|x-tar)\s*(;|$)/i

/** Why an archive is not read at all. */
export function earlyProblem({ headers }: IncomingMessage): ShelfRefusal | undefined {
  if (!TYPE.test(headers['content-type'] ?? '')) return refusal(415, shelfMessages.wrongType)
  if (!SHA_256.test(String(headers['content-digest'] ?? ''))) return refusal(400, shelfMessages.noDigest)
  if (Number(headers['content-length'] ?? 0) > ARCHIVE.maxBytes) return refusal(413, shelfMessages.tooLarge)
  return undefined
}

/** Writes the body of a request into a file; answers why it is not what was sent. */
export async function receiveArchive(
  request: IncomingMessage,
  file: string,
): Promise<ShelfRefusal | undefined> {
  const hash = createHash('sha256')
  const handle = await open(file, 'wx')
  let bytes = 0
  try {
    // The connection stays: the sender reads the answer on it.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += chunk.length
      if (bytes > ARCHIVE.maxBytes) return refusal(413, shelfMessages.tooLarge)
      hash.update(chunk)
      await handle.write(chunk)
    }
  } catch (error) {
    if (request.errored || request.destroyed) return refusal(400, shelfMessages.cut)
    throw error
  } finally {
    await handle.close()
  }
  // An injected request, as in tests, leaves it undefined.
  if (request.complete === false) return refusal(400, shelfMessages.cut)
  const [, sent] = SHA_256.exec(String(request.headers['content-digest'])) ?? []
  return hash.digest('base64') === sent ? undefined : refusal(400, shelfMessages.wrongDigest)
}
