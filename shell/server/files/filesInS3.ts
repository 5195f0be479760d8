import { AwsClient } from 'aws4fetch'
import type { S3 } from 'shared/server/config/config'
import { type FileStore, isStoredName, StoreUnavailable } from 'shared/server/files/files'

/** Somebody waits for a picture: a store that says nothing for so long, at first or in the middle of a file, is away. */
export const SILENT_MS = 4_000
/** Sending or reading 15 MB between two machines of one practice may take so much longer. */
const MS_PER_MB = 1_000
export const LONGEST_READ_MS = 20_000
/** The readiness check must answer soon. */
const CHECK_LIMIT_MS = 2_000
const RETRIES = 2

type Asked = { method: string; name?: string; body?: Buffer; silentMs?: number }

interface Answered {
  status: number
  ok: boolean
  bytes: Buffer
}

/** Files in an S3-compatible store. Buckets are addressed by path, which all such stores support. */
export function filesInS3({ endpoint, bucket, ...keys }: S3): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })

  /** The whole answer: a connection with an unread answer is not reused. */
  async function ask({ method, name, body, silentMs = SILENT_MS }: Asked): Promise<Answered> {
    if (name !== undefined && !isStoredName(name)) throw new Error('not a stored name')
    const address = name === undefined ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${name}`
    const given = new AbortController()
    const silentAfter = (ms: number) => setTimeout(() => given.abort(), ms)
    let silence = silentAfter(silentMs + ((body?.length ?? 0) / 1_000_000) * MS_PER_MB)
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(LONGEST_READ_MS)])
    try {
      // The types warn of shared memory only, and a file's bytes are never in it.
      const bytes = body as Uint8Array<ArrayBuffer> | undefined
      const answer = await client.fetch(address, { method, body: bytes, signal })
      const chunks: Uint8Array[] = []
      for await (const chunk of answer.body ?? []) {
        clearTimeout(silence)
        silence = silentAfter(silentMs)
        chunks.push(chunk)
      }
      return { status: answer.status, ok: answer.ok, bytes: Buffer.concat(chunks) }
    } catch (error) {
      throw new StoreUnavailable(`${method} was not answered by the S3 store`, { cause: error })
    } finally {
      clearTimeout(silence)
    }
  }

  async function demand(asked: Asked, ...accepted: readonly number[]): Promise<number> {
    const { ok, status } = await ask(asked)
    if (ok || accepted.includes(status)) return status
    throw new StoreUnavailable(`the S3 store answered ${asked.method} with ${status}`)
  }

  return {
    async put(bytes, name) {
      await demand({ method: 'PUT', name, body: bytes })
    },
    async read(name) {
      if (!isStoredName(name)) return undefined
      const { ok, status, bytes } = await ask({ method: 'GET', name })
      if (ok) return bytes
      if (status === 404) return undefined
      throw new StoreUnavailable(`the S3 store answered GET with ${status}`)
    },
    async remove(name) {
      await demand({ method: 'DELETE', name }, 404)
    },
    async prepare() {
      if ((await demand({ method: 'HEAD' }, 404)) !== 404) return
      // Another instance may have been first.
      await demand({ method: 'PUT' }, 409)
    },
    async check() {
      await demand({ method: 'HEAD', silentMs: CHECK_LIMIT_MS })
    },
  }
}
