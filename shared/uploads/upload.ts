import { type Result, send } from 'shared/client'
import type { UploadKind } from '../published/uploads'
import { ownRelease } from '../remote/ownRelease'

/**
 * An upload may take long on a slow connection, but not stand still: neither while it is sent nor while the server
 * reads it.
 */
const STALL_LIMIT_MS = 30_000

interface UploadOptions {
  /** Decides who may read it afterwards and which files are allowed (shared/product/shell.md#files). */
  kind?: UploadKind
  /** The share of it that is on the server, 0 to 1. At 1 the server still checks it. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file to the server and answers its stored name. */
export async function upload(
  file: File,
  { kind = 'picture', onProgress, signal }: UploadOptions = {},
): Promise<Result<{ name: string }>> {
  const ending = new AbortController()
  const end = () => ending.abort()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  let stall = setTimeout(end, STALL_LIMIT_MS)
  const data = new FormData()
  data.append('file', file)
  const answer = await send<{ name: string }>({
    method: 'POST',
    path: 'files/upload',
    params: { kind },
    data,
    signal: ending.signal,
    timeout: 0,
    release: ownRelease,
    onUploadProgress: ({ loaded, total }) => {
      clearTimeout(stall)
      stall = setTimeout(end, STALL_LIMIT_MS)
      onProgress?.(total ? Math.min(1, loaded / total) : 0)
    },
  })
  clearTimeout(stall)
  signal?.removeEventListener('abort', end)
  return answer
}
