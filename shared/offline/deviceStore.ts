import { clear, createStore, del, delMany, entries, get, keys, promisifyRequest } from 'idb-keyval'

/**
 * Whether this browser can store data for later: storage, a lock between tabs, a way to make keys. Over plain http it
 * cannot, except on localhost.
 */
export const canStore = (): boolean =>
  'indexedDB' in globalThis &&
  'locks' in (globalThis.navigator ?? {}) &&
  'subtle' in (globalThis.crypto ?? {})

/** One of the app's own databases on this device; opened when it is first used. */
export function deviceStore<T>(name: 'data' | 'queue') {
  let opened: ReturnType<typeof createStore> | undefined
  const store: ReturnType<typeof createStore> = (mode, use) => {
    opened ??= createStore(`my-diet-${name}`, name)
    return opened(mode, use)
  }
  /** Stores all or none, in a transaction that ends by itself: a page that is being left runs no more code. */
  const setAllAtOnce = (values: readonly [string, T][]) =>
    store('readwrite', objects => {
      for (const [key, value] of values) objects.put(value, key)
      objects.transaction.commit()
      return promisifyRequest(objects.transaction)
    })
  return {
    get: (key: string) => get<T>(key, store),
    set: (key: string, value: T) => setAllAtOnce([[key, value]]),
    setAllAtOnce,
    remove: (key: string) => del(key, store),
    removeAll: (names: string[]) => delMany(names, store),
    names: () => keys<string>(store),
    /** In the order of their keys. */
    entries: () => entries<string, T>(store),
    clear: () => clear(store),
  }
}
