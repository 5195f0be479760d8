import { type Result, send } from 'shared/client'
import type { UploadKind } from '../published/uploads'

/** An upload may take long on a slow connection, but not stand still: neither on its way nor while the server reads it. */
const STALL_LIMIT_MS = 30_000

interface UploadOptions {
  /** Who may read it afterwards and what it may be (rulings, 21). */
  kind?: UploadKind
  /** How much of it is on the server: 0 to 1. At 1 the server still looks at it. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/** Sends a file to the server and answers the name it is stored by. */
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
