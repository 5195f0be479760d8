import { useEffect, useState } from 'react'
import { send } from 'shared/client'

/** A document may have 15 MB, and the connection may be slow. */
const TIME_LIMIT_MS = 120_000

const GONE = 'Este archivo ya no está disponible.'

type Read =
  | { status: 'reading' }
  | { status: 'ready'; blob: Blob; address: string }
  | { status: 'failed'; message: string; gone: boolean }

const READING: Read = { status: 'reading' }

/**
 * A stored file that only its owner may read, by the name that `files/upload` answered: fetched with the session's
 * token, with an address that the page can show or link to until the component unmounts. No cache stores it. Without a
 * name there is no request (shared/product/shell.md#files).
 */
export function usePrivateFile(name: string | undefined): {
  /** True while the file is loading. */
  reading: boolean
  blob?: Blob
  /** A `blob:` address: for an image, a link or a frame of this page alone. */
  address?: string
  /** The error message, for the person. */
  error?: string
  /** Reads it again; undefined where that cannot help. */
  retry?: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [read, setRead] = useState<{ name: string | undefined; result: Read }>({ name, result: READING })

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is what makes it read again
  useEffect(() => {
    if (!name) return
    const leaving = new AbortController()
    let address: string | undefined
    setRead({ name, result: READING })
    void send<Blob>({
      method: 'GET',
      path: `files/${encodeURIComponent(name)}`,
      responseType: 'blob',
      timeout: TIME_LIMIT_MS,
      signal: leaving.signal,
    }).then(answer => {
      if (leaving.signal.aborted) return
      if (answer.ok) {
        address = URL.createObjectURL(answer.data)
        setRead({ name, result: { status: 'ready', blob: answer.data, address } })
      } else {
        const gone = answer.status === 403 || answer.status === 404
        setRead({ name, result: { status: 'failed', message: gone ? GONE : answer.message, gone } })
      }
    })
    return () => {
      leaving.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [name, attempt])

  const result = name && read.name === name ? read.result : READING
  return {
    reading: name !== undefined && result.status === 'reading',
    blob: result.status === 'ready' ? result.blob : undefined,
    address: result.status === 'ready' ? result.address : undefined,
    error: result.status === 'failed' ? result.message : undefined,
    retry: result.status === 'failed' && !result.gone ? () => setAttempt(attempt + 1) : undefined,
  }
}
