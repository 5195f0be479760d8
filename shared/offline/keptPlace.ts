import { clear, createStore, del, entries, get, keys, set, update } from 'idb-keyval'

/**
 * Whether this browser can keep things for later: storage, a lock between tabs, a way to make keys. By plain http
 * elsewhere than on a laptop it cannot.
 */
export const canKeep = (): boolean =>
  'indexedDB' in globalThis &&
  'locks' in (globalThis.navigator ?? {}) &&
  'subtle' in (globalThis.crypto ?? {})

/** One of the app's own places on this device; opened when it is first used. */
export function keptPlace<T>(name: 'data' | 'queue') {
  let opened: ReturnType<typeof createStore> | undefined
  const store: ReturnType<typeof createStore> = (mode, use) => {
    opened ??= createStore(`my-diet-${name}`, name)
    return opened(mode, use)
  }
  return {
    get: (key: string) => get<T>(key, store),
    set: (key: string, value: T) => set(key, value, store),
    /** Reads and writes in one step that no other tab can come between. */
    update: (key: string, change: (before: T | undefined) => T) => update<T>(key, change, store),
    remove: (key: string) => del(key, store),
    names: () => keys<string>(store),
    entries: () => entries<string, T>(store),
    clear: () => clear(store),
  }
}
