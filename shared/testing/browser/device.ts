import 'fake-indexeddb/auto'

/** A browser's storage and locks, for tests that run without a browser. */
const locks = { request: async (_name: string, work: () => unknown) => work() }
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true, locks }, configurable: true })
