import { AwsClient } from 'aws4fetch'
import type { S3 } from 'shared/server/config/s3'
import { StoreUnavailable } from 'shared/server/files/files'

/** Sending takes so much longer. */
const MS_PER_MB = 1_000
const RETRIES = 2

export interface S3Asked {
  method: string
  /** The object; without it the bucket is meant. Only characters that an address has unescaped. */
  key?: string
  query?: Record<string, string>
  body?: Buffer | string
  /** The first byte of the object that is asked for; without it the whole. */
  from?: number
  /** A store that says nothing for so long, at first or in the middle of an answer, is away. */
  silentMs: number
  /** The longest that a whole answer may take. */
  longestMs?: number
}

export interface S3Stream {
  status: number
  ok: boolean
  headers: Headers
  chunks: AsyncIterable<Uint8Array>
}

interface S3Answer extends Omit<S3Stream, 'chunks'> {
  bytes: Buffer
}

export interface S3Client {
  /** The answer, whose chunks have to be read to the end or be left. */
  open(asked: S3Asked): Promise<S3Stream>
  /** The whole answer: a connection with an unread answer is not reused. */
  ask(asked: S3Asked): Promise<S3Answer>
  /** The whole answer, which must be a success or one of these. */
  demand(asked: S3Asked, ...accepted: readonly number[]): Promise<S3Answer>
}

/** An S3-compatible store. Buckets are addressed by path, which all such stores support. */
export function s3Client({ endpoint, bucket, ...keys }: S3): S3Client {
  const client = new AwsClient({ ...keys, service: 's3', retries: RETRIES })

  async function open({ method, key, query, body, from, silentMs, longestMs }: S3Asked): Promise<S3Stream> {
    const address = new URL(key === undefined ? `${endpoint}/${bucket}` : `${endpoint}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    const given = new AbortController()
    const silentAfter = (ms: number) => setTimeout(() => given.abort(), ms)
    let silence = silentAfter(silentMs + ((body?.length ?? 0) / 1_000_000) * MS_PER_MB)
    const signal =
      longestMs === undefined ? given.signal : AbortSignal.any([given.signal, AbortSignal.timeout(longestMs)])
    const unanswered = (cause: unknown) => {
      clearTimeout(silence)
      return new StoreUnavailable(`${method} was not answered by the S3 store`, { cause })
    }
    // The types warn of shared memory only, and the bytes are never in it.
    const bytes = body as string | Uint8Array<ArrayBuffer> | undefined
    const headers = from === undefined ? undefined : { range: `bytes=${from}-` }
    const answer = await client.fetch(address.href, { method, body: bytes, headers, signal }).catch(error => {
      throw unanswered(error)
    })
    async function* chunks() {
      try {
        for await (const chunk of answer.body ?? []) {
          // While the reader works, nobody waits for the store.
          clearTimeout(silence)
          yield chunk
          silence = silentAfter(silentMs)
        }
      } catch (error) {
        throw unanswered(error)
      } finally {
        clearTimeout(silence)
        // A reader that leaves early lets the connection go.
        given.abort()
      }
    }
    return { status: answer.status, ok: answer.ok, headers: answer.headers, chunks: chunks() }
  }

  async function ask(asked: S3Asked): Promise<S3Answer> {
    const { chunks, ...answer } = await open(asked)
    const parts: Uint8Array[] = []
    for await (const chunk of chunks) parts.push(chunk)
    return { ...answer, bytes: Buffer.concat(parts) }
  }

  return {
    open,
    ask,
    async demand(asked, ...accepted) {
      const answer = await ask(asked)
      if (answer.ok || accepted.includes(answer.status)) return answer
      throw new StoreUnavailable(`the S3 store answered ${asked.method} with ${answer.status}`)
    },
  }
}
