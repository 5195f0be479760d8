import type { QueryClient } from 'shared/query'
import { KEPT_FOR_MS, keptData } from './keptData'

/** One answer of the server as this device keeps it. */
interface KeptQuery {
  userId: number
  /** The releases whose screens it was asked for by: others may expect another shape. */
  releases: string
  queryKey: readonly unknown[]
  data: unknown
  at: number
}

const PREFIX = 'query '

/**
 * Keeps what the server says to the queries that ask for it (`keptOffline`), as it comes in or is changed here. Answers
 * how to stop.
 */
export function keepQueries(client: QueryClient, userId: number, releases: string): () => void {
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !query.meta?.offline) return
    if (!('action' in event) || event.action.type !== 'success') return
    const { data, dataUpdatedAt: at } = query.state
    const kept: KeptQuery = { userId, releases, queryKey: query.queryKey, data, at }
    // A full disk costs the offline copy, not the screen.
    keptData.set(PREFIX + query.queryHash, kept).catch(() => undefined)
  })
}

/** Puts what was kept into the cache, as something to show until the server has been asked anew. */
export async function restoreQueries(client: QueryClient, userId: number, releases: string): Promise<void> {
  const oldest = Date.now() - KEPT_FOR_MS
  for (const [name, value] of await keptData.entries()) {
    if (!name.startsWith(PREFIX)) continue
    const kept = value as KeptQuery
    if (kept.userId !== userId || kept.releases !== releases || kept.at < oldest) continue
    const { queryKey, data, at } = kept
    const cache = client.getQueryCache()
    const options = client.defaultQueryOptions({ queryKey, meta: { offline: true }, gcTime: Infinity })
    const query = cache.build(client, options)
    // What came while the device was being read is newer.
    if (query.state.dataUpdatedAt >= at) continue
    query.setData(data, { updatedAt: at, manual: true })
    query.invalidate()
  }
}
