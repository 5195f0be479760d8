import { hashKey, type QueryClient, type QueryKey } from '../query/query'

type Change<Cached> = (cached: Cached) => Cached

/** The unsettled changes of one query's answer. */
interface Overlay {
  /** The cached answer without the changes. */
  base: unknown
  /** As last put into the cache: anything else there came from the server meanwhile. */
  shown: unknown
  changes: Change<unknown>[]
}

const overlays = new WeakMap<QueryClient, Map<string, Overlay>>()

/**
 * Lays a change over a cached answer until the server has said what becomes of it. Several may lie on one answer: each is
 * taken back or made good by itself, and the others stay. Nothing happens to a query that has no answer yet.
 */
export function layOver<Cached>(client: QueryClient, queryKey: QueryKey, changing: Change<Cached>) {
  // The query's own answer, whatever its shape, is what its change is made for.
  const change = changing as Change<unknown>
  const ofClient = overlays.get(client) ?? new Map<string, Overlay>()
  overlays.set(client, ofClient)
  const hash = hashKey(queryKey)
  const overlay = ofClient.get(hash) ?? { base: undefined, shown: undefined, changes: [] }
  ofClient.set(hash, overlay)

  const show = (settle?: Change<unknown>) => {
    const inCache = client.getQueryData(queryKey)
    if (inCache !== overlay.shown) overlay.base = inCache
    if (settle && overlay.base !== undefined) overlay.base = settle(overlay.base)
    overlay.shown =
      overlay.base === undefined
        ? undefined
        : overlay.changes.reduce<unknown>((cached, next) => next(cached), overlay.base)
    if (overlay.shown !== inCache) client.setQueryData<unknown>(queryKey, overlay.shown as object)
    // What lies in the cache may be a copy that shares parts with what it replaced.
    overlay.shown = client.getQueryData(queryKey)
    if (overlay.changes.length === 0) ofClient.delete(hash)
  }

  overlay.changes.push(change)
  show()

  const lift = (settle?: Change<unknown>) => {
    const at = overlay.changes.indexOf(change)
    if (at < 0) return
    overlay.changes.splice(at, 1)
    show(settle)
  }
  return {
    /** The change holds; or the answer becomes what `settle` makes of it. */
    accept: (settle: Change<Cached> = changing) => lift(settle as Change<unknown>),
    /** The change did not happen. */
    undo: () => lift(),
  }
}
