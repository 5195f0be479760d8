import { hashKey, type QueryClient, type QueryKey } from '../query/query'

type Change<Cached> = (cached: Cached) => Cached

/** The unsettled changes of one query's answer. */
interface Overlay {
  /** The cached answer without the changes. */
  base: unknown
  /** The value that was last put into the cache here: another value there came from the server. */
  shown: unknown
  changes: Change<unknown>[]
}

const overlays = new WeakMap<QueryClient, Map<string, Overlay>>()

/**
 * Applies a change over a cached answer until the server has decided about it. Several may lie over one answer: each is
 * undone or accepted by itself, and the others stay. A query without an answer stays unchanged.
 */
export function layOver<Cached>(client: QueryClient, queryKey: QueryKey, changing: Change<Cached>) {
  // A change is written for its query's own answer, whatever its shape.
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
    // The cached value may be a copy that shares parts with the one it replaced.
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
    /** The change holds; or `settle` makes the new answer. */
    accept: (settle: Change<Cached> = changing) => lift(settle as Change<unknown>),
    /** The change did not happen. */
    undo: () => lift(),
  }
}
