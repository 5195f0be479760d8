import { StoreUnavailable } from 'shared/server/files/files'
import type { S3Asked, S3Client } from '../files/s3Client'

/** A store takes 10,000 parts of an object: 160 GB. */
const PART_BYTES = 16 * 1024 * 1024

type Ask = (asked: Omit<S3Asked, 'silentMs'>) => ReturnType<S3Client['demand']>

/** Sends bytes whose number nobody knows, and holds one part of them; readers get all of the object or none. */
export async function s3Upload(ask: Ask, key: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  let uploadId: string | undefined
  const parts: string[] = []
  try {
    for await (const { body, isLast } of partsOf(bytes)) {
      if (isLast && uploadId === undefined) return void (await ask({ method: 'PUT', key, body }))
      uploadId ??= await begin(ask, key)
      const query = { partNumber: String(parts.length + 1), uploadId }
      const { headers } = await ask({ method: 'PUT', key, query, body })
      parts.push(
        `<Part><PartNumber>${query.partNumber}</PartNumber><ETag>${headers.get('etag')}</ETag></Part>`,
      )
    }
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`
    const done = await ask({ method: 'POST', key, query: { uploadId: uploadId ?? '' }, body })
    // A store that fails late has begun to answer with 200.
    if (!done.bytes.includes('<CompleteMultipartUploadResult'))
      throw new StoreUnavailable('the S3 store did not put the parts of an upload together')
  } catch (error) {
    if (uploadId !== undefined)
      await ask({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined)
    throw error
  }
}

async function begin(ask: Ask, key: string): Promise<string> {
  const { bytes } = await ask({ method: 'POST', key, query: { uploads: '' } })
  const [, uploadId] = /<UploadId>([^<&]+)<\/UploadId>/.exec(bytes.toString('utf8')) ?? []
  if (uploadId === undefined) throw new StoreUnavailable('the S3 store began no upload')
  return uploadId
}

async function* partsOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<{ body: Buffer; isLast: boolean }> {
  let held: Uint8Array[] = []
  let size = 0
  for await (const some of bytes) {
    held.push(some)
    size += some.length
    if (size < PART_BYTES) continue
    yield { body: Buffer.concat(held), isLast: false }
    held = []
    size = 0
  }
  yield { body: Buffer.concat(held), isLast: true }
}
