import type { QueryClient } from 'shared/query'
import { whenIdle } from 'shared/screen/whenIdle'
import { CACHED_FOR_MS, personalStore } from './personalStore'

/** One cached answer of the server. */
interface CachedQuery {
  userId: number
  /** The releases that requested it: others may expect another shape. */
  releases: string
  queryKey: readonly unknown[]
  data: unknown
  at: number
}

const PREFIX = 'query '

/**
 * Stores the answers of queries that opt in (`cachedOffline`) on the device: at once where they are changed here, and
 * when the page is idle where they arrive, since a long answer takes a slow phone as long to copy as to show. Returns the
 * function that stops it.
 */
export function cacheQueries(client: QueryClient, userId: number, releases: string): () => void {
  const waiting = new Map<Query, () => void>()
  function store(query: Query) {
    waiting.get(query)?.()
    waiting.delete(query)
    const { data, dataUpdatedAt: at } = query.state
    const cached: CachedQuery = { userId, releases, queryKey: query.queryKey, data, at }
    // A full disk costs the offline copy, not the screen.
    personalStore.set(PREFIX + query.queryHash, cached).catch(() => undefined)
  }
  const storeWaiting = () => {
    for (const query of waiting.keys()) store(query)
  }
  addEventListener('pagehide', storeWaiting)
  const unsubscribe = client.getQueryCache().subscribe(({ type, query, ...event }) => {
    if (type !== 'updated' || !query.meta?.offline) return
    if (!('action' in event) || event.action.type !== 'success') return
    if (event.action.manual) store(query)
    else if (!waiting.has(query))
      waiting.set(
        query,
        whenIdle(() => store(query)),
      )
  })
  return () => {
    unsubscribe()
    removeEventListener('pagehide', storeWaiting)
    for (const callOff of waiting.values()) callOff()
    waiting.clear()
  }
}

type Query = ReturnType<ReturnType<QueryClient['getQueryCache']>['getAll']>[number]

/** Puts the stored answers into the page's cache, marked as stale so that they are fetched again. */
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
    // An answer that arrived while the device was being read is newer.
    if (query.state.dataUpdatedAt >= at) continue
    query.setData(data, { updatedAt: at, manual: true })
    query.invalidate()
  }
}
