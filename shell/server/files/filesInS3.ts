import { AwsClient } from 'aws4fetch'
import type { S3 } from 'shared/server/config/config'
import { type FileStore, isStoredName, StoreUnavailable } from 'shared/server/files/files'

/** Somebody waits for a picture: a store that says nothing for so long is away. */
const SILENT_MS = 4_000
/** Sending or reading 15 MB between two machines of one practice may take so much longer. */
const MS_PER_MB = 1_000
const LONGEST_READ_MS = 20_000
/** The readiness check must answer soon. */
const CHECK_LIMIT_MS = 2_000
const RETRIES = 2

type Asked = { method: string; name?: string; body?: Buffer; silentMs?: number }

/** Files in an S3-compatible store. Buckets are addressed by path, which all such stores support. */
export function filesInS3({ endpoint, bucket, ...keys }: S3): FileStore {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })

  async function ask({ method, name, body, silentMs = SILENT_MS }: Asked): Promise<Response> {
    if (name !== undefined && !isStoredName(name)) throw new Error('not a stored name')
    const address = name === undefined ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${name}`
    const given = new AbortController()
    const silence = setTimeout(() => given.abort(), silentMs + ((body?.length ?? 0) / 1_000_000) * MS_PER_MB)
    const signal = AbortSignal.any([given.signal, AbortSignal.timeout(LONGEST_READ_MS)])
    try {
      // The types warn of shared memory only, and a file's bytes are never in it.
      const bytes = body as Uint8Array<ArrayBuffer> | undefined
      return await client.fetch(address, { method, body: bytes, signal })
    } catch (error) {
      throw new StoreUnavailable(`${method} was not answered by the S3 store`, { cause: error })
    } finally {
      clearTimeout(silence)
    }
  }

  /** Reads the answer's body even if unused: a connection with an unread answer is not reused. */
  async function demand(asked: Asked, ...accepted: readonly number[]): Promise<number> {
    const answer = await ask(asked)
    await answer.arrayBuffer().catch(() => undefined)
    if (answer.ok || accepted.includes(answer.status)) return answer.status
    throw new StoreUnavailable(`the S3 store answered ${asked.method} with ${answer.status}`)
  }

  return {
    async put(bytes, name) {
      await demand({ method: 'PUT', name, body: bytes })
    },
    async read(name) {
      if (!isStoredName(name)) return undefined
      const answer = await ask({ method: 'GET', name })
      const bytes = await answer.arrayBuffer().catch(error => {
        throw new StoreUnavailable('the S3 store broke off', { cause: error })
      })
      if (answer.ok) return Buffer.from(bytes)
      if (answer.status === 404) return undefined
      throw new StoreUnavailable(`the S3 store answered GET with ${answer.status}`)
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
