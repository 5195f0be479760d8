import type { QueryClient } from 'shared/query'
import { CACHED_FOR_MS, personalStore } from './personalStore'

/** One answer of the server as it stands on this device. */
interface CachedQuery {
  userId: number
  /** The releases whose screens it was asked for by: others may expect another shape. */
  releases: string
  queryKey: readonly unknown[]
  data: unknown
  at: number
}

const PREFIX = 'query '

/**
 * Puts the answers of queries that ask for it (`cachedOffline`) on the device, as they come in or are changed here.
 * Answers how to stop.
 */
export function cacheQueries(client: QueryClient, userId: number, releases: string): () => void {
  return client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !query.meta?.offline) return
    if (!('action' in event) || event.action.type !== 'success') return
    const { data, dataUpdatedAt: at } = query.state
    const cached: CachedQuery = { userId, releases, queryKey: query.queryKey, data, at }
    // A full disk costs the offline copy, not the screen.
    personalStore.set(PREFIX + query.queryHash, cached).catch(() => undefined)
  })
}

/** Puts what the device holds into the page's cache, to be shown until the server has been asked anew. */
export async function restoreQueries(client: QueryClient, userId: number, releases: string): Promise<void> {
  const oldest = Date.now() - CACHED_FOR_MS
  for (const [name, value] of await personalStore.entries()) {
    if (!name.startsWith(PREFIX)) continue
    const cached = value as CachedQuery
    if (cached.userId !== userId || cached.releases !== releases || cached.at < oldest) continue
    const { queryKey, data, at } = cached
    const cache = client.getQueryCache()
    const options = client.defaultQueryOptions({ queryKey, meta: { offline: true }, gcTime: Infinity })
    const query = cache.build(client, options)
    // An answer that came while the device was being read is newer.
    if (query.state.dataUpdatedAt >= at) continue
    query.setData(data, { updatedAt: at, manual: true })
    query.invalidate()
  }
}
