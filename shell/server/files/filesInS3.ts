import type { S3 } from 'shared/server/config/s3'
import { type FileStore, isStoredName } from 'shared/server/files/files'
import { type S3Asked, s3Client } from './s3Client'

/** Somebody waits for a picture: a store that says nothing for so long, at first or in the middle of a file, is away. */
export const SILENT_MS = 4_000
export const LONGEST_READ_MS = 20_000
/** The readiness check must answer soon. */
const CHECK_LIMIT_MS = 2_000

type Asked = Omit<S3Asked, 'silentMs'> & { silentMs?: number }

/** Files in an S3-compatible store. */
export function filesInS3(store: S3): FileStore {
  const client = s3Client(store)
  const within = (asked: Asked): S3Asked => ({ silentMs: SILENT_MS, longestMs: LONGEST_READ_MS, ...asked })
  const demand = (asked: Asked, ...accepted: readonly number[]) => client.demand(within(asked), ...accepted)

  return {
    async put(bytes, name) {
      await demand({ method: 'PUT', key: stored(name), body: bytes })
    },
    async read(name) {
      if (!isStoredName(name)) return undefined
      const { ok, bytes } = await demand({ method: 'GET', key: name }, 404)
      return ok ? bytes : undefined
    },
    async remove(name) {
      await demand({ method: 'DELETE', key: stored(name) }, 404)
    },
    async prepare() {
      if ((await demand({ method: 'HEAD' }, 404)).status !== 404) return
      // Another instance may have been first.
      await demand({ method: 'PUT' }, 409)
    },
    async check() {
      await demand({ method: 'HEAD', silentMs: CHECK_LIMIT_MS })
    },
  }
}

function stored(name: string): string {
  if (!isStoredName(name)) throw new Error('not a stored name')
  return name
}
